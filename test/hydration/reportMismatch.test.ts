import { reportMismatch } from '../../src/hydration/reportMismatch'

const mismatch = new Error(
  'Minified React error #418; visit https://react.dev/errors/418 for the full message',
)
const mismatchInDevelopment = new Error('Hydration failed because the server rendered text didn’t match')
const ours = new TypeError('job is undefined')
const oursInReact = new Error('There was an error while hydrating (Hydration failed)', { cause: ours })

/** What is reported of an error in a page that is as the build made it, or is not. */
function reported(wasAsBuilt: boolean, error: unknown): unknown[] {
  const errors: unknown[] = []
  const before = Object.getOwnPropertyDescriptor(globalThis, 'reportError')
  Object.defineProperty(globalThis, 'reportError', {
    configurable: true,
    value: (given: unknown) => errors.push(given),
  })
  reportMismatch(wasAsBuilt, error)
  if (before) Object.defineProperty(globalThis, 'reportError', before)
  else Reflect.deleteProperty(globalThis, 'reportError')
  return errors
}

it.each([mismatch, mismatchInDevelopment])(
  'keeps quiet of a mismatch that another program has caused',
  (error) => {
    expect(reported(false, error)).toEqual([])
  },
)

it.each([mismatch, mismatchInDevelopment])('reports a mismatch of our own', (error) => {
  expect(reported(true, error)).toEqual([error])
})

it.each([ours, oursInReact, 'a text', undefined])(
  'reports what is no mismatch, whoever had changed the page: %s',
  (error) => {
    expect(reported(false, error)).toEqual([error])
    expect(reported(true, error)).toEqual([error])
  },
)
