import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { hiringText } from '#content/hiringText'
import { createAppStore } from '../../src/store/createAppStore'
import type { Job } from '../../src/domain/job'
import { LOCATION_LABELS, LOCATIONS } from '../../src/domain/locations'
import { HiringStrip } from '../../src/layout/HiringStrip'
import { SiteTheme } from '../../src/theme/SiteTheme'
import { aJob } from '../support/aJob'

function renderStrip(jobs: readonly Job[]): void {
  render(
    <Provider store={createAppStore({ jobs })}>
      <SiteTheme>
        <MemoryRouter>
          <HiringStrip />
        </MemoryRouter>
      </SiteTheme>
    </Provider>,
  )
}

test('each country leads to its positions and says how many there are, none among them', () => {
  renderStrip([aJob({ location: 'Boston, Massachusetts' })])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    LOCATIONS.map(
      (location) => `${LOCATION_LABELS[location]} ${location === 'usa' ? '1 position' : '0 positions'}`,
    ),
  )
  expect(screen.queryByText(hiringText.none)).not.toBeInTheDocument()
})

test('without any position it says so, and leads nowhere', () => {
  renderStrip([])
  expect(screen.getByText(hiringText.none)).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
