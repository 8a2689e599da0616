import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite } from '../support/openSite'
import { isPage } from '../../src/domain/queryParameters'
import { canonicalLocations } from '../../src/domain/locations'
import { toWellFormed } from '../../src/domain/wellFormed'
import { writeQueryInto } from '../../src/url/jobsQueryCodec'
import { ADDRESS_CORPUS } from './addressCorpus'

it.each(ADDRESS_CORPUS.map((tail) => [tail.slice(0, 60), tail]))(
  'opens /jobs%s as a well-formed query at its one canonical address',
  (_, tail) => {
    const browser = createFakeBrowser(`/jobs${tail}`)
    const { query, cards } = openSite(browser)
    const asked = query()
    expect(asked.search).toBe(toWellFormed(asked.search))
    expect(asked.locations).toEqual(canonicalLocations(asked.locations))
    expect(isPage(asked.page)).toBe(true)
    expect(cards().length).toBeLessThanOrEqual(12)

    const address = browser.address()
    const [, parameters = ''] = /^[^?#]*(\?[^#]*)?/.exec(address) ?? []
    expect(writeQueryInto(parameters, asked)).toBe(parameters)
    browser.reload()
    const again = openSite(browser)
    expect(browser.address()).toBe(address)
    expect(again.query()).toEqual(asked)
    expect(browser.history.entryCount()).toBe(1)
  },
)
