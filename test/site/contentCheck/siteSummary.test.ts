/** @jest-environment node */
import { siteSummary } from '../../../src/site/contentCheck/siteSummary'
import { aJob } from '../../support/aJob'

const positions = (count: number) => Array.from({ length: count }, () => aJob())

it('says what the site will show, and that a saved search shows its positions at once', () => {
  expect(siteSummary(positions(48), 'first')).toMatch(
    /^The site will show 48 positions: USA 48, Canada 0, India 0.*, policy first \(every detail page shows the first position\)\. A saved search shows its positions at once\.$/,
  )
})

it('says where there are too many for that', () => {
  expect(siteSummary(positions(49), 'by-id')).toMatch(
    / once the site's script has come: that is so above 48 /,
  )
})
