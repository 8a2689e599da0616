import { openDevTools } from '../support/devTools'
import { act, fireEvent, screen } from '@testing-library/react'
import { ActionCreators } from '@redux-devtools/instrument'
import { catalog } from '#content/catalog'
import { addressBar, renderApp } from '../support/renderApp'

function importState(state: unknown): void {
  const { send, liftedState } = openDevTools()
  const lifted = liftedState()
  const computedStates = [{ state }]
  act(() =>
    send(
      ActionCreators.importState(
        { ...lifted, committedState: state, stagedActionIds: [0], currentStateIndex: 0, computedStates },
        true,
      ),
    ),
  )
}

const OURS = {
  jobs: catalog,
  jobsQuery: { search: 'data', locations: [], page: 1 },
  ui: { drawerOpen: false, scrolled: false },
}

// What other versions of this site, or of sites of its kind, call the same things.
const olderQueries: readonly (readonly [query: unknown, address: string])[] = [
  [{}, '/jobs?x=1'],
  [{ search: 'data', locations: ['india'] }, '/jobs?search=data&location=india&x=1'],
  [{ search: 'data', location: 'india', page: 1 }, '/jobs?search=data&x=1'],
  [{ search: '', locations: ['USA', 'India'], page: 3 }, '/jobs?page=3&x=1'],
  [{ search: '', locations: { usa: true }, page: 1 }, '/jobs?x=1'],
  [{ search: 'data', locations: [], page: '2' }, '/jobs?search=data&x=1'],
  [{ search: null, locations: null, page: 0 }, '/jobs?x=1'],
]

const oddCatalogs: readonly unknown[] = [
  { ids: ['1'], entities: { 1: catalog[0] } },
  [{ id: '1', title: 'Cloud Architect' }],
  [{ ...catalog[0], title: { en: 'Cloud' }, payRate: 7 }],
  [{ ...catalog[0], createdDate: 'soon', endDate: '2027-02-30' }],
  [{ ...catalog[0], description: 'again... '.repeat(50) }],
  [{ ...catalog[0], description: '', title: '', location: '' }],
]

it('the page stays up and canonical for a query of any older shape', () => {
  renderApp('/jobs?search=before&x=1')
  for (const [jobsQuery, address] of olderQueries) {
    importState({ ...OURS, jobsQuery })
    expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ positions?/)
    expect(addressBar()).toBe(address)
  }
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cloud' } })
  expect(addressBar()).toBe('/jobs?search=cloud&x=1')
})

it('the list stays up for a ui of any shape', () => {
  renderApp('/jobs')
  for (const ui of [{}, { drawerOpen: '', scrolled: 7 }, { menu: true }, []]) {
    importState({ ...OURS, ui })
    expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeInTheDocument()
  }
})

it.each(['/jobs', '/jobs/1'])('%s stays up for a catalog of any shape', (address) => {
  renderApp(address)
  for (const jobs of oddCatalogs) {
    importState({ ...OURS, jobs, jobsQuery: {} })
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  }
})

it.each([null, 'x', [], { todos: [] }, { jobs: [], jobsQuery: {} }])(
  'the state %j of another app gets the error page, and the way out stays',
  (state) => {
    renderApp('/jobs?search=a')
    importState(state)
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument()
    // A link to this very address, which jsdom does not take for one.
    expect(screen.getByText('Reload this page')).toHaveAttribute('href', '')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    importState(OURS)
    expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeInTheDocument()
    expect(addressBar()).toBe('/jobs?search=data')
  },
)
