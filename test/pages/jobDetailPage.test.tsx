import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { createSiteStore } from '../support/createSiteStore'
import type { ShownJobPolicy } from '../../src/domain/shownJob'
import { DraftsProvider } from '../../src/forms/DraftsProvider'
import { NoticesProvider } from '../../src/notices/NoticesProvider'
import { JobDetailPage } from '../../src/pages/jobDetail/JobDetailPage'
import { SiteTheme } from '../../src/theme/SiteTheme'

function renderDetail(id: string, policy: ShownJobPolicy): void {
  render(
    <Provider store={createSiteStore()}>
      <SiteTheme>
        <NoticesProvider>
          <DraftsProvider>
            <MemoryRouter initialEntries={[`/jobs/${id}`]}>
              <JobDetailPage policy={policy} notFound={<h1>Page not found</h1>} />
            </MemoryRouter>
          </DraftsProvider>
        </NoticesProvider>
      </SiteTheme>
    </Provider>,
  )
}

it.each([
  ['first', '7', 'Senior Management Consultant'],
  ['first', '999', 'Senior Management Consultant'],
  ['by-id', '7', 'Cloud Architect'],
  ['by-id', '999', 'Page not found'],
] as const)('shows under the policy %s for the id %s: %s', (policy, id, title) => {
  renderDetail(id, policy)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})
