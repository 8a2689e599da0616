/** @jest-environment node */
import { siteSummary } from '../../../src/site/contentCheck/siteSummary'
import { aJob } from '../../support/aJob'

const positions = (count: number) =>
  Array.from({ length: count }, (_, index) => aJob({ id: String(index + 1) }))

it('says what the site will show', () => {
  expect(siteSummary(positions(48), 'first')).toMatch(
    /^The site will show 48 positions: USA 48, Canada 0, India 0.*\. Policy first: every detail page shows the first position\.$/,
  )
})

it('says when there are too many positions for a saved search to show them at once', () => {
  expect(siteSummary(positions(49), 'by-id')).toMatch(
    /Policy by-id: every detail page shows the position with its id\. With more than 48 positions, a saved search/,
  )
})

it('notes the ids that several positions share', () => {
  expect(siteSummary([...positions(3), ...positions(2)], 'first')).toMatch(
    /^Note: several positions have the same id \(1, 2\)\. This is allowed/,
  )
})
