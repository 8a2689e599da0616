import { withTimeout } from '../../src/components/withTimeout'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('is what was loaded, or why it was not', async () => {
  await expect(withTimeout(Promise.resolve('page'))).resolves.toBe('page')
  await expect(withTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404')
})

it('gives up after 4 s on what hangs', async () => {
  const waiting = withTimeout(new Promise(() => {}))
  jest.advanceTimersByTime(3999)
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(1)
  await expect(waiting).rejects.toThrow('Not loaded within 4000 ms.')
})
