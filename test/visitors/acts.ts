import { expect } from '@playwright/test'
import { EMPTY_QUERY } from '../../src/domain/jobsQuery'
import { LOCATIONS } from '../../src/domain/locations'
import { holdScripts } from '../browser/page'
import { catalog } from '../support/catalog'
import { plainMatches } from '../support/plainRules'
import type { Hands } from './Hands'
import type { Visit } from './Visit'

/** Something that a visitor does, in one of several ways. Journeys name the choice, the long visit draws it. */
interface Act {
  /** Empty where the act is not possible. */
  readonly choices: (visit: Visit) => readonly string[]
  readonly take: (hands: Hands, visit: Visit, choice: string) => Promise<unknown>
}

const MENU_BUTTON = 'header button[aria-label="Toggle Menu"]'
const MAX_WIDTH_WITH_MENU_PX = 767

const TEXTS = ['data', 'java', 'a', 'e', 'en', 'zz', ' c++', 'نص', '職']
const BAR_LINKS = ['/about', '/jobs', '/contact'].map((href) => `header nav a[href="${href}"]`)
const LINKS = [
  ...BAR_LINKS,
  'header a[href="/"]',
  'footer a[href="/contact"]',
  ...LOCATIONS.map((location) => `section[aria-labelledby=hiring] a[href="/jobs?location=${location}"]`),
]
const HOME_LINKS = ['main a[href="/jobs"]', 'main a[href="/contact"]']

const when = (isPossible: boolean) => (isPossible ? [''] : [])

/** The page that a link's selector leads to. */
function spotOf(selector: string) {
  const [path = '', location] = /href="([^"]*)"/.exec(selector)?.[1]?.split('?location=') ?? []
  const locations = location !== undefined && LOCATIONS.includes(location) ? [location] : []
  return path === '/jobs' ? { path, query: { ...EMPTY_QUERY, locations } } : { path }
}

export const ACTS: Readonly<Record<string, Act>> = {
  search: {
    choices: ({ isOnList, query: { search } }) =>
      isOnList
        ? ['', search.slice(0, -1), ...TEXTS.map((text) => (search.length > 12 ? text : search + text))]
        : [],
    take: async (hands, visit, text) => {
      await hands.type('main input[type=search]', text)
      if (text !== visit.query.search) visit.ask({ search: text, page: 1 }, 'replace')
    },
  },
  tick: {
    choices: ({ isOnList }) => (isOnList ? LOCATIONS : []),
    take: async (hands, visit, choice) => {
      await hands.press(`main input[type=checkbox][value=${choice}]`)
      const isTicked = (location: string) => visit.query.locations.some((ticked) => ticked === location)
      visit.ask({ locations: LOCATIONS.filter((each) => isTicked(each) !== (each === choice)) }, 'push')
    },
  },
  'turn the page': {
    choices: ({ isOnList, query }) =>
      isOnList && plainMatches(query).length > 12
        ? ['Page 1', 'Page 2', query.page === 1 ? 'Next' : 'Previous']
        : [],
    take: async (hands, visit, label) => {
      const button = `:is([aria-label="${label}"], [data-list-part="${label.toLowerCase()}"])`
      await hands.press(`nav[aria-label=Pages] ${button}`)
      visit.ask({ page: label === 'Page 2' || label === 'Next' ? 2 : 1 }, 'push')
    },
  },
  clear: {
    choices: ({ isOnList, query }) => when(isOnList && (query.search !== '' || query.locations.length > 0)),
    take: async (hands, visit) => {
      await hands.press('[data-list-part=clear]')
      visit.ask(EMPTY_QUERY, 'push')
    },
  },
  'follow a link': {
    choices: ({ path }) => [...LINKS, ...(path === '/' ? HOME_LINKS : [])],
    take: async (hands, visit, link) => {
      const isInMenu = visit.width <= MAX_WIDTH_WITH_MENU_PX && BAR_LINKS.includes(link)
      if (isInMenu) {
        await hands.press(MENU_BUTTON)
        await hands.press(link.replace('header nav', '[role=dialog] nav'))
        await hands.page.locator('[role=dialog]').waitFor({ state: 'detached' })
      } else {
        await hands.press(link)
      }
      visit.follow(spotOf(link))
    },
  },
  'open a position': {
    choices: ({ cards }) => cards.map(String),
    take: async (hands, visit, card) => {
      await hands.press(`main .cards > :nth-child(${Number(card) + 1}) a`)
      visit.follow({ path: `/jobs/${catalog[Number(card)]?.id}` })
    },
  },
  'return to the list': {
    choices: ({ isOnDetail }) => when(isOnDetail),
    take: async (hands, visit) => {
      await hands.press('main article a[href^="/jobs"]')
      visit.follow(visit.wayBack)
    },
  },
  go: {
    choices: (visit) => ['back', 'back', 'forward'].filter((way) => visit.canGo(way === 'back' ? -1 : 1)),
    take: async ({ page }, visit, way) => {
      visit.go(way === 'back' ? -1 : 1)
      await page.evaluate((to) => (to === 'back' ? history.back() : history.forward()), way)
    },
  },
  'open the form': {
    choices: ({ isOnDetail, isFormOpen }) => when(isOnDetail && !isFormOpen),
    take: async (hands, visit) => {
      await hands.press('main .apply button')
      visit.isFormOpen = true
    },
  },
  'fill in': {
    choices: ({ fields }) => fields.filter((field) => field !== 'Resume'),
    take: async (hands, visit, field) => {
      const text = field === 'application/1.phone' ? '+1 212 555 0100' : `${field}@mail.example`
      await hands.type(`main form [data-field="${field}"]`, text)
      visit.entered.set(field, text)
    },
  },
  'choose a file': {
    choices: ({ fields }) => (fields.includes('Resume') ? ['cv.pdf', 'cv 2.DOCX', 'me.png'] : []),
    take: async (hands, visit, name) => {
      // Playwright's `setInputFiles` keeps each field, and its form, for the rest of the visit.
      await hands.page.locator('main form input[type=file]').evaluate((field: HTMLInputElement, fileName) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['content'], fileName))
        field.files = transfer.files
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, name)
      if (name !== 'me.png') visit.entered.set('Resume', name)
    },
  },
  submit: {
    choices: ({ fields, entered }) => when(fields.length > 0 && fields.every((field) => entered.has(field))),
    take: async (hands, visit) => {
      await hands.press('main form [type=submit]')
      for (const field of visit.fields) visit.entered.delete(field)
      visit.isFormOpen = visit.path === '/contact' && visit.isFormOpen
      await hands.page.locator('.notices').getByText(/\S/).first().waitFor()
    },
  },
  scroll: {
    choices: () => ['0', '299', '700', '5000'],
    take: ({ page }, _, to) => page.evaluate((y) => window.scrollTo(0, Number(y)), to),
  },
  'choose a theme': {
    choices: ({ width }) => (width > MAX_WIDTH_WITH_MENU_PX ? ['Light', 'Dark', 'System'] : []),
    take: (hands, _, mode) => hands.press(`header button[aria-label=${mode}]`),
  },
  'press Tab': {
    choices: () => ['Tab', 'Shift+Tab'],
    take: ({ page }, _, key) => page.keyboard.press(key),
  },
  'go to the newest notice and back': {
    choices: () => [''],
    take: async ({ page }) => {
      await page.keyboard.press('Alt+t')
      // Elsewhere, Escape empties a search box.
      const isOnNotice = await page.evaluate(() => document.activeElement?.closest('.notices') !== null)
      if (isOnNotice) await page.keyboard.press('Escape')
    },
  },
  'wait until the notices have closed': {
    choices: () => [''],
    take: async ({ page }) => {
      await page.mouse.move(0, 0)
      await expect(page.locator('.notices')).toHaveText('')
    },
  },
  'resize the window': {
    choices: () => ['1280x800', '820x1180', '390x844', '320x568'],
    take: async ({ page }, visit, size) => {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      visit.width = width
    },
  },
  /** The choice is a list of acts: `search=data; tick=usa`. */
  'reload, and act before the app': {
    // A form on screen may be restored by the browser.
    choices: (visit) =>
      visit.mayReload && visit.fields.length === 0
        ? ['search', 'tick', 'go'].flatMap((name) =>
            actNamed(name)
              .choices(visit)
              .map((choice) => `${name}=${choice}`),
          )
        : [],
    take: async (hands, visit, early) => {
      const release = await holdScripts(hands.page)
      await hands.page.reload({ waitUntil: 'commit' })
      visit.reload()
      await hands.page.locator('footer').waitFor({ state: 'attached' })
      for (const act of early.split('; ')) {
        const [name = '', choice = ''] = act.split(/=(.*)/)
        await actNamed(name).take(hands, visit, choice)
      }
      await release()
    },
  },
}

export function actNamed(name: string): Act {
  const act = ACTS[name]
  if (!act) throw new Error(`There is no act “${name}”.`)
  return act
}
