import { expect } from '@playwright/test'
import type { Visit } from './visit'

const SEARCH = 'input[type=search]'
const tick = (location: string) => `input[value=${location}]`
const NEXT = 'nav[aria-label=Pages] li:last-child button'

/** By attributes, because what a page says may stand there in another language. */
export const JOURNEYS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async search({ open, hydrated, step, type, press, forget, page }) {
    await open('/jobs')
    await step('a search', () => type(SEARCH, 'data'))
    await step('a location', () => press(tick('usa')))
    await hydrated()
    await step('both count', async () => {}, { search: 'data', locations: ['usa'] })
    await step('another location', () => press(tick('india')), {
      search: 'data',
      locations: ['usa', 'india'],
    })
    await step('Back', () => page.goBack(), { search: 'data', locations: ['usa'] })
    await step('Forward', () => page.goForward(), { search: 'data', locations: ['usa', 'india'] })
    forget()
    await step('nothing is found', () => type(SEARCH, 'zzz').then(() => page.locator(SEARCH).fill('zzz')), {
      search: 'zzz',
      locations: ['usa', 'india'],
    })
    forget()
    await step('the search taken back', () => page.locator(SEARCH).fill(''), { locations: ['usa', 'india'] })
  },

  async page({ open, hydrated, step, press, page }) {
    await open('/jobs')
    await hydrated()
    await step('the next page', () => press(NEXT), { page: 2 })
    await step('a location that leaves one page', () => press(tick('canada')), { locations: ['canada'] })
    await step('Back', () => page.goBack(), { page: 2 })
    await step('Back again', () => page.goBack(), {})
  },

  async apply({ open, hydrated, step, type, press, forget, page }) {
    await open('/jobs')
    await hydrated()
    await step('a position', () => press('main .card a'))
    await step('Apply Now', () => press('main article button:not([data-tip]):visible >> nth=-1'))
    await step('the fields', async () => {
      await type('main form input[autocomplete=name]', 'Ada')
      await type('main form input[type=email]', 'ada@mail.example')
      await type('main form input[type=tel]', '+1 212 555 0100')
      await type('main form textarea', 'Hello')
    })
    await step('the resume', () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }),
    )
    await step('Submit', async () => {
      await press('main form [type=submit]')
      forget()
    })
    await step('a notice says so', () => expect(page.locator('.notice').first()).toBeVisible())
    await step('Back', () => page.goBack(), {})
  },

  async contact({ open, hydrated, step, type, press, forget, page }) {
    await open('/contact')
    await step('a name and a message', async () => {
      await type('main form input[autocomplete=name]', 'Ada')
      await type('main form textarea', 'Hello')
    })
    await hydrated()
    await step('still there', async () => {})
    await step('the e-mail', () => type('main form input[type=email]', 'ada@mail.example'))
    await step('Send', async () => {
      await press('main form [type=submit]')
      forget()
    })
    await step('a notice says so', () => expect(page.locator('.notice').first()).toBeVisible())
    await step('a link of the page', () => press('footer nav a'))
  },
}
