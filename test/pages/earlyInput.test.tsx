import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findCountry, LOCATIONS } from '../../src/domain/locations'
import { jobsPath } from '../../src/url/paths'
import { asking } from '../support/asking'
import { openDevTools } from '../support/devTools'
import { plainMatches } from '../support/plainRules'
import { hydrate, openFile, prerender, runEarlyScript } from '../support/prerender'
import { addressBar, goBack } from '../support/renderApp'

/** Types without React, as before hydration. */
function type(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox')
const box = (location: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${findCountry(location)?.label}` })
const next = () => screen.getByRole('button', { name: 'Next' }).click()

/** Opens the list at the last of these addresses, up to its early script. */
async function openList(...addresses: readonly string[]): Promise<HTMLElement> {
  for (const address of addresses) window.history.pushState(null, '', address)
  const root = openFile(prerender('/jobs'), addresses.at(-1) ?? '')
  await runEarlyScript()
  return root
}

/** The list as it is shown. Its query is that of the fields. */
function shownList() {
  const query = asking({
    search: searchBox().value,
    locations: LOCATIONS.filter((location) => box(location).checked),
  })
  const count = within(screen.getByRole('main')).getByRole('status').textContent
  return { address: jobsPath(query), isCounted: count.startsWith(`${plainMatches(query).length} `) }
}

const CANADA = ['/jobs?location=usa', '/jobs?location=usa&location=canada'] as const
const TYPED = ['/jobs?search=a', '/jobs?search=ab'] as const

// prettier-ignore
it.each<readonly [string, readonly string[], readonly (() => unknown)[], string]>([
  ['a box after Back', CANADA, [goBack, () => box('canada').click()], '/jobs?location=usa&location=canada'],
  ['a box before Back', CANADA, [() => box('canada').click(), goBack], '/jobs?location=usa&location=canada'],
  ['text after Back', TYPED, [goBack, () => type(searchBox(), 'c')], '/jobs?search=c'],
  ['text before Back', TYPED, [() => type(searchBox(), 'c'), goBack], '/jobs?search=a'],
  ['a deleted search', TYPED, [() => type(searchBox(), '')], '/jobs'],
  ['text and boxes', ['/jobs?location=usa'], [() => box('usa').click(), () => type(searchBox(), 'c'), () => box('india').click()],
    '/jobs?search=c&location=india'],
  ['Clear', ['/jobs?location=usa&page=2'], [() => screen.getByRole('button', { name: 'Clear filters' }).click()], '/jobs'],
  ['Next and text', ['/jobs'], [next, () => type(searchBox(), 'e')], '/jobs?search=e'],
])('%s, changed before the app: list, fields and address agree before it, and nothing is left to do', async (_, addresses, acts, address) => {
  const root = await openList(...addresses)
  // oxlint-disable-next-line no-await-in-loop -- One after the other.
  for (const take of acts) await take()
  await waitFor(() => expect(addressBar()).toBe(address))
  const shown = { address, isCounted: true }
  await waitFor(() => expect(shownList()).toEqual(shown))
  await hydrate(root)
  expect(addressBar()).toBe(address)
  expect(shownList()).toEqual(shown)
  expect(openDevTools().log()).toEqual([])
})

const typeAndTick = () => {
  type(searchBox(), 'c')
  box('india').click()
}

// prettier-ignore
it.each([
  ['/jobs', typeAndTick, '/jobs?search=c&location=india'],
  ['/jobs?location=usa', typeAndTick, '/jobs?search=c&location=usa&location=india'],
  ['/jobs?page=2', typeAndTick, '/jobs?search=c&location=india'],
  ['/jobs?location=usa', () => box('usa').click(), '/jobs?location=usa'],
  ['/jobs', next, '/jobs?page=2'],
  ['/jobs?page=2', next, '/jobs?page=2'],
])('what is done on %s while the document arrives is kept', async (opened, act, address) => {
  const root = openFile(prerender('/jobs'), opened)
  await runEarlyScript('cardsInFile', act)
  await waitFor(() => expect(addressBar()).toBe(address))
  await hydrate(root)
  expect(shownList()).toEqual({ address: address.replace(/[?&]page=2/, ''), isCounted: true })
  expect(addressBar()).toBe(address)
  expect(openDevTools().log()).toEqual([])
})

it('writes the canonical address, and a press on the page that is shown adds no entry', async () => {
  await openList('/jobs?search=e%20&page=1')
  const { length } = window.history
  screen.getByRole('link', { name: 'Page 1' }).click()
  expect([window.history.length, addressBar()]).toEqual([length, '/jobs?search=e+'])
  expect(screen.getByRole('heading', { level: 2, name: /positions/ })).toHaveFocus()
})

it('a search with line breaks is no input: the field has spaces, as the address', async () => {
  const root = await openList('/jobs?search=data%0D%0A%0Aengineer&page=2')
  await hydrate(root)
  expect(addressBar()).toBe('/jobs?search=data+engineer&page=2')
  expect(searchBox().value).toBe('data engineer')
  expect(openDevTools().log()).toEqual([])
})

it('text that is converted before the app shows no alert until it is whole, and its count is announced then', async () => {
  await openList('/jobs')
  const results = screen.getByRole('region', { name: 'Results' })
  const said = () => within(results).getByRole('status').firstElementChild?.firstChild
  fireEvent.compositionUpdate(searchBox(), { data: 'か' })
  expect(results).toHaveAttribute('aria-busy', 'true')
  const unsaid = said()
  fireEvent.compositionEnd(searchBox(), { data: 'か' })
  expect(results).toHaveAttribute('aria-busy', 'false')
  expect(said()).not.toBe(unsaid)
})

it.each(['', 'da'])('dictation and ticks during hydration are shown at once, after %j', async (early) => {
  const root = await openList('/jobs')
  type(searchBox(), early)
  const whileHydrating = () => {
    type(searchBox(), 'data')
    box('usa').click()
    const { length } = plainMatches(asking({ search: 'data', locations: ['usa'] }))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(length)
  }
  await hydrate(root, { whileHydrating })
  await waitFor(() => expect(addressBar()).toBe('/jobs?search=data&location=usa'))
  expect(shownList()).toEqual({ address: addressBar(), isCounted: true })
})
