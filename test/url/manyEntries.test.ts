import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite } from '../support/openSite'
import { LOCATIONS } from '../../src/domain/locations'
import { locationToggled } from '../../src/store/jobsQuerySlice'

it('is right at each of 500 entries, all the way back, forth and back again', () => {
  const browser = createFakeBrowser('/jobs')
  const { dispatch, query } = openSite(browser)
  const seen = [query()]
  for (let visit = 0; visit < 500; visit += 1) {
    dispatch(locationToggled(LOCATIONS[(visit * visit) % 3] ?? 'usa'))
    seen.push(query())
  }
  expect(browser.history.entryCount()).toBe(501)
  const addresses = browser.history.addresses()

  for (let entry = 499; entry >= 0; entry -= 1) {
    browser.back()
    expect(query()).toEqual(seen[entry])
  }
  for (const asked of seen.slice(1)) {
    browser.forward()
    expect(query()).toEqual(asked)
  }
  expect(browser.history.addresses()).toEqual(addresses)
})
