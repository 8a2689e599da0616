/** @jest-environment node */
import { createAddress } from '../../src/url/address'
import { createRouterLocation } from '../../src/url/routerLocation'
import { createFakeBrowser } from '../support/fakeBrowser'

type Preparation = Parameters<typeof createRouterLocation>[1]

const NOTHING_TO_PREPARE: Preparation = { isReady: () => true, prepare: () => Promise.resolve() }

function open(path: string, preparation = NOTHING_TO_PREPARE) {
  const browser = createFakeBrowser(path)
  const address = createAddress(browser.window())
  const location = createRouterLocation(address, preparation)
  let told = 0
  const stop = location.subscribe(() => (told += 1))
  return { ...browser, ...address, ...location, stop, told: () => told }
}

it('is the path alone, with the way back as its state', () => {
  const { getSnapshot, navigator } = open('/jobs?search=a#top')
  expect(getSnapshot()).toMatchObject({ pathname: '/jobs', search: '', hash: '', state: null })
  navigator.push('/jobs/3?x=1')
  expect(getSnapshot()).toMatchObject({ pathname: '/jobs/3', search: '', state: '/jobs?search=a#top' })
})

it('stands still while the query is written, so that typing draws no link anew', () => {
  const { getSnapshot, writeSearch, told } = open('/jobs')
  const before = getSnapshot()
  writeSearch('?search=a', 'replace')
  writeSearch('?search=a&page=2', 'push')
  expect(getSnapshot()).toBe(before)
  expect(told()).toBe(0)
})

it('changes with links, Back and Forward', () => {
  const { getSnapshot, navigator, back, forward, told } = open('/')
  navigator.push('/about')
  back()
  expect(getSnapshot().pathname).toBe('/')
  forward()
  expect(getSnapshot().pathname).toBe('/about')
  expect(told()).toBe(3)
})

it('is a new one for a link to the page that is shown, which goes to its top', () => {
  const { getSnapshot, navigator } = open('/about')
  const before = getSnapshot()
  navigator.push('/about')
  expect(getSnapshot()).not.toBe(before)
})

/** Pages whose script has to be fetched, which the test lets arrive or fail. */
function openWithScripts(path: string) {
  const answers: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const prepare = () =>
    new Promise<void>((resolve, reject) => {
      answers.push({ arrive: resolve, fail: () => reject(new Error('No network')) })
    })
  return { ...open(path, { isReady: (pathname) => pathname === '/', prepare }), answers }
}

it.each(['arrive', 'fail'] as const)(
  'keeps the last page until the script of the next one did %s',
  async (end) => {
    const { getSnapshot, navigator, answers, told } = openWithScripts('/')
    navigator.push('/about')
    expect(getSnapshot().pathname).toBe('/')
    answers[0]?.[end]()
    await Promise.resolve()
    expect(getSnapshot().pathname).toBe('/about')
    expect(told()).toBe(1)
  },
)

it('never shows a page that was left before its script arrived', async () => {
  const { getSnapshot, navigator, answers, back } = openWithScripts('/')
  navigator.push('/about')
  back()
  answers[0]?.arrive()
  await Promise.resolve()
  expect(getSnapshot().pathname).toBe('/')
})

it('shows of two pages asked for the last, whichever script arrives first', async () => {
  const { getSnapshot, navigator, answers } = openWithScripts('/')
  navigator.push('/about')
  navigator.push('/contact')
  answers[1]?.arrive()
  await Promise.resolve()
  answers[0]?.arrive()
  await Promise.resolve()
  expect(getSnapshot().pathname).toBe('/contact')
})
