import { expect } from '@playwright/test'
import { EMPTY_QUERY } from '../../src/domain/jobsQuery'
import { LOCATIONS } from '../../src/domain/locations'
import { holdScripts } from '../browser/page'
import { catalog } from '../support/catalog'
import type { Hands } from './Hands'
import type { Visit } from './Visit'

/** Does something that a visitor does, in the way that a journey names, and tells the model. */
type Act = (hands: Hands, visit: Visit, choice: string) => Promise<unknown>

const MENU_BUTTON = 'header button[aria-label="Toggle Menu"]'
const MAX_WIDTH_WITH_MENU_PX = 767

/** The page that a link's selector leads to. */
function spotOf(selector: string) {
  const [path = '', location] = /href="([^"]*)"/.exec(selector)?.[1]?.split('?location=') ?? []
  const locations = location !== undefined && LOCATIONS.includes(location) ? [location] : []
  return path === '/jobs' ? { path, query: { ...EMPTY_QUERY, locations } } : { path }
}

const ACTS: Readonly<Record<string, Act>> = {
  search: async (hands, visit, text) => {
    await hands.type('main input[type=search]', text)
    if (text !== visit.query.search) visit.ask({ search: text, page: 1 }, 'replace')
  },
  tick: async (hands, visit, choice) => {
    await hands.press(`main input[type=checkbox][value=${choice}]`)
    const isTicked = (location: string) => visit.query.locations.some((ticked) => ticked === location)
    visit.ask({ locations: LOCATIONS.filter((each) => isTicked(each) !== (each === choice)) }, 'push')
  },
  'turn the page': async (hands, visit, label) => {
    const button = `:is([aria-label="${label}"], [data-list-part="${label.toLowerCase()}"])`
    await hands.press(`nav[aria-label=Pages] ${button}`)
    visit.ask({ page: label === 'Page 2' || label === 'Next' ? 2 : 1 }, 'push')
  },
  clear: async (hands, visit) => {
    await hands.press('[data-list-part=clear]')
    visit.ask(EMPTY_QUERY, 'push')
  },
  'follow a link': async (hands, visit, link) => {
    const isInMenu = visit.width <= MAX_WIDTH_WITH_MENU_PX && link.startsWith('header nav ')
    if (isInMenu) {
      await hands.press(MENU_BUTTON)
      await hands.press(link.replace('header nav', '[role=dialog] nav'))
      await hands.page.locator('[role=dialog]').waitFor({ state: 'detached' })
    } else {
      await hands.press(link)
    }
    visit.follow(spotOf(link))
  },
  'open a position': async (hands, visit, card) => {
    await hands.press(`main .cards > :nth-child(${Number(card) + 1}) a`)
    visit.follow({ path: `/jobs/${catalog[Number(card)]?.id}` })
  },
  'return to the list': async (hands, visit) => {
    await hands.press('main article a[href^="/jobs"]')
    visit.follow(visit.wayBack)
  },
  go: async ({ page }, visit, way) => {
    visit.go(way === 'back' ? -1 : 1)
    await page.evaluate((to) => (to === 'back' ? history.back() : history.forward()), way)
  },
  'open the form': async (hands, visit) => {
    await hands.press('main .apply button')
    visit.isFormOpen = true
  },
  'fill in': async (hands, visit, field) => {
    const text = field === 'application/1.phone' ? '+1 212 555 0100' : `${field}@mail.example`
    await hands.type(`main form [data-field="${field}"]`, text)
    visit.entered.set(field, text)
  },
  'choose a file': async (hands, visit, name) => {
    // Playwright's `setInputFiles` keeps each field, and its form, for the rest of the visit.
    await hands.page.locator('main form input[type=file]').evaluate((field: HTMLInputElement, fileName) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['content'], fileName))
      field.files = transfer.files
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, name)
    if (name !== 'me.png') visit.entered.set('Resume', name)
  },
  submit: async (hands, visit) => {
    await hands.press('main form [type=submit]')
    for (const field of visit.fields) visit.entered.delete(field)
    visit.isFormOpen = visit.path === '/contact' && visit.isFormOpen
    await hands.page.locator('.notices').getByText(/\S/).first().waitFor()
  },
  'wait until the notices have closed': async ({ page }) => {
    await page.mouse.move(0, 0)
    await expect(page.locator('.notices')).toHaveText('')
  },
  /** The choice is a list of acts: `search=data; tick=usa`. */
  'reload, and act before the app': async (hands, visit, early) => {
    const release = await holdScripts(hands.page)
    await hands.page.reload({ waitUntil: 'commit' })
    visit.reload()
    await hands.page.locator('footer').waitFor({ state: 'attached' })
    for (const act of early.split('; ')) {
      const [name = '', choice = ''] = act.split(/=(.*)/)
      await actNamed(name)(hands, visit, choice)
    }
    await release()
  },
}

export function actNamed(name: string): Act {
  const act = ACTS[name]
  if (!act) throw new Error(`There is no act “${name}”.`)
  return act
}
