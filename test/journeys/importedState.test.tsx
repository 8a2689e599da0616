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

const oddCatalogs: readonly unknown[] = [
  { ids: ['1'], entities: { 1: catalog[0] } },
  [{ id: '1', title: 'Cloud Architect' }],
  [{ ...catalog[0], title: { en: 'Cloud' }, payRate: 7 }],
  [{ ...catalog[0], createdDate: 'soon', endDate: '2027-02-30' }],
  [{ ...catalog[0], description: 'again... '.repeat(50) }],
  [{ ...catalog[0], description: '', title: '', location: '' }],
]

it('the page stays up and canonical for a query of an older shape', () => {
  renderApp('/jobs?search=before&x=1')
  importState({ ...OURS, jobsQuery: { search: 'data', location: 'india', page: '2' } })
  expect(screen.getAllByText(/^\d+ positions?/)[0]).toBeInTheDocument()
  expect(addressBar()).toBe('/jobs?search=data&x=1')
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
