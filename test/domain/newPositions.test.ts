/** @jest-environment node */
import { isNewPosition, toSeenDate } from '../../src/domain/newPositions'
import { aJob } from '../support/aJob'

// Dates are compared as they are written, so the time zone changes nothing.
it.each([
  ['after the newest date seen', '2026-11-01', true],
  ['on that date', '2026-11-02', false],
  ['whenever, at the first visit', toSeenDate(''), false],
])('knows whether a position is new that was posted %s', (_, seen, isNew) => {
  expect(isNewPosition(aJob({ createdDate: '2026-11-02' }), seen)).toBe(isNew)
})

it.each(['', 'soon', '2026', '2026-1-1', '<script>', '2026-11-01T00:00:00Z'])(
  'reads %j as no date',
  (stored) => {
    expect(toSeenDate(stored)).toBe('')
  },
)
