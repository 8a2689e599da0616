import { screen, within } from '@testing-library/react'
import { hiringText } from '#content/hiringText'
import type { Job } from '../../src/domain/job'
import { aJob } from '../support/aJob'
import { openFile, prerender } from '../support/prerender'

function openStrip(jobs: readonly Job[]) {
  openFile(prerender('/contact', { jobs }), '/contact')
  return within(screen.getByRole('region', { name: hiringText.title }))
}

it('links to the positions of each country and counts them, also where there are none', () => {
  const links = openStrip([aJob({ location: 'Boston, Massachusetts' })]).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/jobs?location=usa', 'USA 1 position'],
    ['/jobs?location=canada', 'Canada 0 positions'],
    ['/jobs?location=india', 'India 0 positions'],
  ])
})

it('has a text and no links while there are no positions', () => {
  const strip = openStrip([])
  expect(strip.getByText(hiringText.none)).toBeInTheDocument()
  expect(strip.queryByRole('link')).not.toBeInTheDocument()
})
