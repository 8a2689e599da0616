import { act, screen, waitFor, within } from '@testing-library/react'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'
import { catalog } from '../support/catalog'
import { createSiteStore } from '../support/createSiteStore'
import { openDevTools } from '../support/devTools'
import { addressBar, follow, goBack, renderApp } from '../support/renderApp'

it.each([
  [65, Array.from({ length: 65 }, (_, index) => `${index} Cloud Architect`)],
  [1000, 1000],
])('has the company’s name, and shows %i positions in 500 states of a megabyte', (length, jobs) => {
  const store = createSiteStore({ jobs: Array.from({ length }, (_, index) => aJob({ id: String(index) })) })
  for (let letters = 1; letters < 500; letters += 1) store.dispatch(searchChanged('x'.repeat(letters)))
  const { panel, options } = openDevTools()
  expect(options).toMatchObject({ name: 'Larkfield', maxAge: 500 })
  expect(panel().at(-1)).toEqual({ ...store.getState(), jobs })
  expect(JSON.stringify(panel()).length).toBeLessThan(2 ** 20)
})

it('U40: logs one action for each slice that an act changes', async () => {
  const user = renderApp('/jobs?search=x')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.type(screen.getByRole('searchbox'), 'qa')
  await user.click(screen.getByRole('checkbox', { name: 'USA' }))
  await user.click(screen.getByRole('button', { name: 'Toggle Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: 'Careers' }))
  // The menu hides the page until it has slid away.
  await screen.findByRole('contentinfo')
  expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toHaveFocus()
  // The current page's number and links to the current address change nothing.
  await user.click(screen.getByRole('link', { name: 'Page 1' }))
  await user.click(screen.getByRole('link', { name: 'Careers' }))
  follow('contentinfo', 'Contact Us')
  await act(goBack)
  await act(goBack)
  follow('contentinfo', 'Contact Us')
  // In the order of a link. The entry keeps its query.
  await act(() => goBack(2))
  expect(addressBar()).toBe('/jobs?search=qa')
  await act(() => goBack(-2))
  expect(openDevTools().log()).toEqual([
    'jobsQuery/cleared',
    'jobsQuery/searchChanged',
    'jobsQuery/searchChanged',
    'jobsQuery/locationToggled',
    'ui/drawerOpened',
    'ui/pageOpened /jobs',
    'jobsQuery/restoredFromUrl',
    'ui/pageOpened /contact',
    'ui/pageOpened /jobs',
    'jobsQuery/restoredFromUrl',
    'ui/pageOpened /contact',
    'ui/pageOpened /jobs',
    'jobsQuery/restoredFromUrl',
    'ui/pageOpened /contact',
  ])
})

const OURS = {
  jobs: catalog,
  jobsQuery: asking({ search: 'data' }),
  ui: { drawerOpen: false, scrolled: false },
}

const importState = (state: unknown) => act(() => openDevTools().importState(state))

it.each(['/jobs', '/jobs/1'])('%s shows an imported state with slices of any shape', (address) => {
  renderApp(address)
  for (const slices of [
    { jobsQuery: { search: 'data', location: 'india', page: '2' } },
    { ui: { drawerOpen: 'no', scrolled: 7 } },
    { ui: null },
    { jobs: null },
    { jobs: { ids: ['1'], entities: { 1: catalog[0] } } },
    { jobs: [{ ...catalog[0], title: { en: 'Cloud' }, payRate: 7 }] },
    { jobs: [{ ...catalog[0], createdDate: 'soon', endDate: '2027-02-30' }] },
    { jobs: [{ ...catalog[0], description: 'again... '.repeat(50), title: '', location: '' }] },
  ]) {
    importState({ ...OURS, ...slices })
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Something went wrong')
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  }
})

it('shows the error page for the state of another app, with ways out, until a state of ours comes', async () => {
  renderApp('/jobs?search=a')
  importState({ todos: [] })
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument()
  // A link to the current address, which jsdom gives no role.
  expect(screen.getByText('Reload this page')).toHaveAttribute('href', '')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  importState(OURS)
  expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeInTheDocument()
  await waitFor(() => expect(addressBar()).toBe('/jobs?search=data'))
})

it('counts the matches of an imported catalog in the title', () => {
  renderApp('/jobs?search=data')
  importState({ ...OURS, jobs: [aJob({ title: 'Data Clerk' })] })
  expect(document.title).toMatch(/^data \(1\) – /)
})
