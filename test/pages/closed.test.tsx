import { act, fireEvent, screen, within } from '@testing-library/react'
import { setShowsByDates } from '../fixture/content/settings'
import { aJob } from '../support/aJob'
import { hydrate, openFile, prerender } from '../support/prerender'
import { field, fill, renderApp } from '../support/renderApp'

beforeEach(() => setShowsByDates(true))

afterEach(() => {
  setShowsByDates(false)
  jest.useRealTimers()
})

// Built long before. React reports a page that it renders otherwise than its file.
it.each([
  ['/jobs', 'open', new Date(2100, 11, 31, 23, 59), 0],
  ['/jobs', 'closed', new Date(2101, 0, 1), 1],
  ['/jobs/1', 'open', new Date(2100, 11, 31, 23, 59), 0],
  ['/jobs/1', 'closed', new Date(2101, 0, 1), 1],
] as const)('%s shows a position as %s at %s, and that year', async (path, _, now, marks) => {
  const jobs = [aJob({ endDate: '2100-12-31' })]
  const root = openFile(prerender(path, { jobs }), path)
  jest.useFakeTimers({ now })
  await hydrate(root, { jobs })
  const main = within(screen.getByRole('main'))
  expect(main.queryAllByText('Closed')).toHaveLength(marks)
  expect(main.queryAllByRole('button', { name: 'Apply Now' })).toHaveLength(
    path === '/jobs/1' ? 1 - marks : 0,
  )
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${now.getFullYear()}`)
})

it('keeps a form that is being written in at midnight of the last day, until it is empty', () => {
  jest.useFakeTimers({ now: new Date(2100, 11, 31, 23, 59, 30) })
  renderApp('/jobs/1', [aJob({ endDate: '2100-12-31' })])
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  fill({ Phone: '1' })
  act(() => jest.advanceTimersByTime(120_000))
  expect(field('Phone')).toHaveValue('1')
  fill({ Phone: '' })
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(screen.getByText('Closed')).toBeInTheDocument()
})
