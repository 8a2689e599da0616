import '../support/withOrigin'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { addFilters, catalogWithFilters } from '../support/addFilters'
import { asking } from '../support/asking'
import { plainMatches } from '../support/plainRules'
import { addressBar, goBack, renderApp } from '../support/renderApp'

const results = () => within(screen.getByRole('region', { name: 'Results' }))
const shownTitles = () => results().queryAllByRole('heading', { level: 3 })
const count = () => results().getByRole('status')
/** Another node with the same text is announced again. */
const countText = () => count().firstElementChild?.firstChild
const feed = () => results().queryByRole('link', { name: /feed$/ })

it('shows on each card what the position is', () => {
  renderApp('/jobs')
  const [card] = results().getAllByRole('listitem')
  if (!card) throw new Error('There is no card.')
  const facts = within(card)
  expect(facts.getByRole('heading', { name: 'Senior Management Consultant' })).toBeInTheDocument()
  for (const fact of [
    'New York, New York',
    'Larkfield · Full-time · 12 months',
    'Posted on: October 15, 2026',
  ]) {
    expect(facts.getByText(fact)).toBeInTheDocument()
  }
  expect(facts.getByText(/^Plan the work .*\.\.\. /)).toBeInTheDocument()
  expect(facts.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/jobs/1')
})

it('turns the page with one click, which Back undoes, and leaves a click with Ctrl to the browser', async () => {
  const user = renderApp('/jobs?utm_source=mail')
  expect(shownTitles()).toHaveLength(12)
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const second = screen.getByRole('link', { name: 'Page 2' })
  expect(second).toHaveAttribute('href', '/jobs?page=2')
  let isLeftToBrowser = false
  const preventTab = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', preventTab, { once: true })
  fireEvent.click(second, { ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
  await user.click(second)
  expect(addressBar()).toBe('/jobs?page=2&utm_source=mail')
  expect(shownTitles()).toHaveLength(10)
  expect(count()).toHaveTextContent(/^22 positions, page 2 of 2$/)
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  expect(results().getByRole('heading', { level: 2, name: '22 positions, page 2 of 2' })).toHaveFocus()
  await act(goBack)
  expect(addressBar()).toBe('/jobs?utm_source=mail')
  expect(shownTitles()).toHaveLength(12)
})

it('shows an alert when nothing matches, and links to the locations that have what is searched', async () => {
  renderApp('/jobs?search=zzz')
  expect(screen.getByRole('alert')).toHaveTextContent('in the selected location. Please')
  const user = renderApp('/jobs?search=laravel&location=canada&location=usa&page=2')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No positions are currently available in the selected locations (USA, Canada). Please try different filters or check back later.',
  )
  expect(count()).toHaveTextContent(/^0 positions$/)
  await user.click(screen.getByRole('link', { name: '1 position in India' }))
  expect(addressBar()).toBe('/jobs?search=laravel&location=india')
  expect(shownTitles()).toHaveLength(1)
})

it('links to the feed of a list of one value, and to none for a search', () => {
  renderApp('/jobs?location=india')
  expect(feed()).toHaveAttribute('href', '/positions/india.atom')
  renderApp('/jobs?search=data')
  expect(feed()).toBeNull()
})

it('answers composed text as typed text, but while text is converted it announces nothing, at most a second', () => {
  jest.useFakeTimers()
  renderApp('/jobs')
  const box = screen.getByRole('searchbox')
  function compose(value: string): void {
    fireEvent.compositionUpdate(box, { data: value })
    fireEvent.input(box, { target: { value } })
  }
  for (const typed of ['cobol', '개바', 'नम']) {
    compose(typed)
    expect(screen.getByRole('alert')).toBeVisible()
  }
  for (const converted of ['かいは', 'ｋ', '開発', 'ㄎㄞ']) {
    compose(converted)
    expect(box).toHaveValue(converted)
    expect(screen.queryByRole('alert')).toBeNull()
  }
  jest.advanceTimersByTime(1000)
  expect(screen.getByRole('alert')).toBeVisible()
  compose('開発者')
  const unsaid = countText()
  fireEvent.compositionEnd(box, { data: '開発者' })
  expect(screen.getByRole('alert')).toBeVisible()
  expect(countText()).not.toBe(unsaid)
  fireEvent.input(box, { target: { value: 'qa' } })
  expect(count()).toHaveTextContent(/^2 positions$/)
  jest.useRealTimers()
})

it('says the count of another list that has as many positions, and describes each box by its number', async () => {
  const user = renderApp('/jobs?location=canada')
  const region = count()
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) said.push(...[...addedNodes].map((node) => node.textContent ?? ''))
  })
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  await user.click(screen.getByRole('link', { name: 'India 6 positions' }))
  await act(goBack)
  await user.type(screen.getByRole('searchbox'), ' ')
  observer.disconnect()
  expect(said).toEqual(['6 positions', '6 positions'])
  expect(count()).toBe(region)
  expect(screen.getByRole('checkbox', { name: 'USA' })).toHaveAccessibleDescription('10')
  await user.type(screen.getByRole('searchbox'), 'data')
  expect(screen.getByRole('checkbox', { name: 'India' })).toHaveAccessibleDescription('2')
})

const stones = () => [...document.querySelectorAll<SVGElement>('.filters g')]

it('draws a stone for each location, as large as the number that the search leaves, and the selected ones green', async () => {
  const user = renderApp('/jobs')
  const search = screen.getByRole('searchbox')
  const scales = () => stones().map(({ style }) => Number(/scale\((.*)\)/.exec(style.transform)?.[1]))
  const green = () => stones().map((stone) => stone.querySelector('.capstone') !== null)
  expect(scales()).toEqual([6, 6, 10].map((number) => expect.closeTo(Math.sqrt(number / 10))))
  expect(green()).toEqual([true, false, false])
  await user.click(screen.getByRole('checkbox', { name: 'India' }))
  expect(green()).toEqual([false, true, false])
  await user.type(search, 'laravel')
  expect(scales()).toEqual([0, expect.closeTo(Math.sqrt(1 / 10)), 0])
  await user.type(search, 'zzz')
  expect(stones()).toEqual([])
})

it('filters by department as by location, where two or more departments have positions', async () => {
  addFilters()
  renderApp('/jobs')
  expect(screen.queryByRole('group', { name: 'Filter by Department' })).not.toBeInTheDocument()
  const user = renderApp('/jobs?search=data&location=usa', catalogWithFilters)
  const group = within(screen.getByRole('group', { name: 'Filter by Department' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(2)
  const inDesign = plainMatches(asking({ search: 'data', departments: ['design'] }), catalogWithFilters)
  expect(group.getByRole('checkbox', { name: 'Design' })).toHaveAccessibleDescription(`${inDesign.length}`)
  await user.click(group.getByRole('checkbox', { name: 'Design' }))
  await user.click(group.getByRole('checkbox', { name: 'Engineering' }))
  expect(addressBar()).toBe('/jobs?search=data&location=usa&department=engineering&department=design')
  await act(goBack)
  expect(addressBar()).toBe('/jobs?search=data&location=usa&department=design')
  expect(document.title).toMatch(/^data, USA, Design \(\d\) – /)
  for (const card of results().getAllByRole('listitem')) expect(card).toHaveTextContent('Design')
  const inCanada = catalogWithFilters.find(
    ({ department, location }) => department === 'Design' && location.endsWith('Canada'),
  )
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), inCanada?.title ?? '')
  expect(screen.getByRole('alert')).toHaveTextContent('locations (USA) and departments (Design). Please')
  await user.click(screen.getByRole('link', { name: '1 position in Design' }))
  expect(shownTitles()).toHaveLength(1)
})
