import type { Locator, Page } from '@playwright/test'
import { catalog } from '#content/catalog'
import { LOCATION_LABELS, LOCATIONS } from '../../src/domain/locations'
import { NOTHING, plainCards, plainMatches } from '../support/plainRules'
import type { Visit } from './visit'

/** Something a person does. `chance` is a number from 0, by which it chooses among what there is to choose. */
interface Act {
  readonly name: string
  readonly weight: number
  readonly isPossible: (visit: Visit) => boolean
  readonly take: (page: Page, visit: Visit, chance: number) => Promise<unknown> | void
}

const TEXTS = ['data', 'java', 'a', 'e', 'en', 'zz', ' c++', 'نص', '職']
const NAV_LINKS = [
  ['About Us', { path: '/about' }],
  ['Careers', { path: '/jobs', query: NOTHING }],
  ['Contact', { path: '/contact' }],
] as const

const anywhere = () => true
const onList = ({ path }: Visit) => path === '/jobs'
const onContact = ({ path }: Visit) => path === '/contact'
const inForm = ({ isDetail, isFormOpen }: Visit) => isDetail && isFormOpen

/** By keyboard or by an assistive tool: where the pointer is and what stands over the element is no matter. */
export function press(locator: Locator): Promise<void> {
  return locator.evaluate((element: HTMLElement) => {
    element.focus()
    element.click()
  })
}

const named = (page: Page, role: 'button' | 'link' | 'checkbox', name: string) =>
  page.getByRole(role, { name, exact: true }).first()

async function type(locator: Locator, text: string): Promise<void> {
  await locator.evaluate((field: HTMLInputElement) => {
    field.focus()
    field.select()
  })
  await locator.page().keyboard.insertText(text)
}

/** Not by the driver's own way, which holds on to the field for good. */
function chooseFile(page: Page, name: string): Promise<void> {
  return page.getByLabel('Resume').evaluate((field: HTMLInputElement, fileName) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['content'], fileName))
    field.files = transfer.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, name)
}

export const acts: readonly Act[] = [
  {
    name: 'type a search',
    weight: 14,
    isPossible: onList,
    take: async (page, visit, chance) => {
      const text = TEXTS[chance % TEXTS.length] ?? ''
      const isLong = visit.query.search.length > 12
      await page.getByRole('searchbox').evaluate(
        (box: HTMLInputElement, from) => {
          box.focus()
          box.setSelectionRange(from ?? box.value.length, box.value.length)
        },
        isLong ? 0 : null,
      )
      await page.keyboard.type(text)
      visit.ask({ search: (isLong ? '' : visit.query.search) + text, page: 1 }, 'replace')
    },
  },
  {
    name: 'erase the search',
    weight: 4,
    isPossible: (visit) => onList(visit) && visit.query.search !== '',
    take: async (page, visit) => {
      await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
        box.focus()
        box.select()
      })
      await page.keyboard.press('Delete')
      visit.ask({ search: '', page: 1 }, 'replace')
    },
  },
  {
    name: 'tick a location',
    weight: 12,
    isPossible: onList,
    take: async (page, visit, chance) => {
      const location = LOCATIONS[chance % 3] ?? 'usa'
      await press(page.getByRole('checkbox', { name: LOCATION_LABELS[location] }))
      const isOn = (one: string) =>
        visit.query.locations.some((chosen) => chosen === one) !== (one === location)
      visit.ask({ locations: LOCATIONS.filter(isOn) }, 'push')
    },
  },
  {
    name: 'turn the page',
    weight: 8,
    isPossible: (visit) => onList(visit) && plainMatches(visit.query).length > 12,
    take: async (page, visit) => {
      const next = visit.query.page === 1 ? 2 : 1
      await press(page.getByRole('link', { name: `Page ${next}`, exact: true }))
      visit.ask({ page: next }, 'push')
    },
  },
  {
    name: 'clear the filters',
    weight: 3,
    isPossible: (visit) => onList(visit) && visit.expected().address !== '/jobs',
    take: async (page, visit) => {
      await press(named(page, 'button', 'Clear filters'))
      visit.ask(NOTHING, 'push')
    },
  },
  {
    name: 'follow the top bar',
    weight: 12,
    isPossible: anywhere,
    take: async (page, visit, chance) => {
      const [name, spot] = NAV_LINKS[chance % 3] ?? NAV_LINKS[0]
      await press(page.getByRole('banner').getByRole('link', { name, exact: true }))
      visit.follow(spot)
    },
  },
  {
    name: 'follow the wordmark',
    weight: 3,
    isPossible: anywhere,
    take: async (page, visit) => {
      await press(page.locator('header a[href="/"]'))
      visit.follow({ path: '/' })
    },
  },
  {
    name: 'follow where we’re hiring',
    weight: 4,
    isPossible: anywhere,
    take: async (page, visit, chance) => {
      const location = LOCATIONS[chance % 3] ?? 'usa'
      await press(page.locator(`main ~ * a[href="/jobs?location=${location}"]`))
      visit.follow({ path: '/jobs', query: { ...NOTHING, locations: [location] } })
    },
  },
  {
    name: 'view details',
    weight: 10,
    isPossible: (visit) => onList(visit) && plainCards(visit.query).length > 0,
    take: async (page, visit, chance) => {
      const cards = plainCards(visit.query)
      const nth = chance % cards.length
      await press(page.getByRole('main').getByRole('link', { name: 'View Details' }).nth(nth))
      visit.follow({ path: `/jobs/${catalog[cards[nth] ?? 0]?.id}` })
    },
  },
  {
    name: 'go back to the list',
    weight: 8,
    isPossible: ({ isDetail }) => isDetail,
    take: async (page, visit) => {
      await press(page.getByRole('main').getByRole('link', { name: 'Open Positions' }))
      visit.follow(visit.wayBack)
    },
  },
  ...([-1, 1] as const).map((delta) => ({
    name: delta < 0 ? 'press Back' : 'press Forward',
    weight: delta < 0 ? 10 : 5,
    isPossible: (visit: Visit) => visit.canGo(delta),
    take: async (page: Page, visit: Visit) => {
      await page.evaluate((by) => window.history.go(by), delta)
      visit.go(delta)
    },
  })),
  {
    name: 'scroll',
    weight: 6,
    isPossible: anywhere,
    take: (page, _, chance) => page.evaluate((y) => window.scrollTo(0, y), chance % 2000),
  },
  {
    name: 'choose a theme',
    weight: 3,
    isPossible: anywhere,
    take: (page, _, chance) =>
      press(named(page.getByRole('banner').page(), 'button', ['Light', 'Dark', 'System'][chance % 3] ?? '')),
  },
  {
    name: 'point at a control of the header',
    weight: 4,
    isPossible: anywhere,
    take: (page, _, chance) => page.mouse.move(900 + (chance % 360), 32),
  },
  {
    name: 'press Tab',
    weight: 3,
    isPossible: anywhere,
    take: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'go to the newest notice and back',
    weight: 3,
    isPossible: anywhere,
    take: async (page) => {
      await page.keyboard.press('Alt+t')
      // Elsewhere Escape is the browser's: it empties a search box.
      const isThere = await page.evaluate(() => document.activeElement?.closest('.notices') !== null)
      if (isThere) await page.keyboard.press('Escape')
    },
  },
  {
    name: 'write a message',
    weight: 8,
    isPossible: onContact,
    take: async (page, visit, chance) => {
      visit.typed.contact = `Hello ${chance}`
      await type(page.getByLabel('Your Name'), 'Ada')
      await type(page.getByLabel('Your Email'), 'ada@mail.example')
      await type(page.getByLabel('Your Message'), visit.typed.contact)
    },
  },
  {
    name: 'send the message',
    weight: 8,
    isPossible: (visit) => onContact(visit) && visit.typed.contact !== '',
    take: async (page, visit) => {
      await press(named(page, 'button', 'Send Message'))
      visit.typed.contact = ''
    },
  },
  {
    name: 'open the application',
    weight: 8,
    isPossible: ({ isDetail, isFormOpen }) => isDetail && !isFormOpen,
    take: async (page, visit) => {
      await press(named(page, 'button', 'Apply Now'))
      visit.isFormOpen = true
    },
  },
  {
    name: 'cancel the application',
    weight: 4,
    isPossible: inForm,
    take: async (page, visit) => {
      await press(named(page, 'button', 'Cancel'))
      visit.isFormOpen = false
    },
  },
  {
    name: 'write and submit an application',
    weight: 6,
    isPossible: inForm,
    take: async (page, visit) => {
      await chooseFile(page, 'cv.pdf')
      await type(page.getByLabel('Full Name'), 'Ada')
      await type(page.getByLabel('Email'), 'ada@mail.example')
      await type(page.getByLabel('Phone'), '555-0100')
      await type(page.getByLabel('Cover Letter'), 'Dear all')
      await press(named(page, 'button', 'Submit Application'))
      visit.typed.application = ''
      visit.isFormOpen = false
    },
  },
  {
    name: 'begin an application with a picture',
    weight: 4,
    isPossible: inForm,
    take: async (page, visit, chance) => {
      await chooseFile(page, 'me.png')
      visit.typed.application = `Dear all ${chance}`
      await type(page.getByLabel('Cover Letter'), visit.typed.application)
    },
  },
  {
    name: 'use the menu of a narrow window',
    weight: 2,
    isPossible: anywhere,
    take: async (page, visit, chance) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await press(named(page, 'button', 'Toggle Menu'))
      const menu = page.getByRole('dialog', { name: 'Menu' })
      const [name, spot] = NAV_LINKS[chance % 3] ?? NAV_LINKS[0]
      await press(menu.getByRole('link', { name, exact: true }))
      visit.follow(spot)
      await menu.waitFor({ state: 'detached' })
      await page.setViewportSize({ width: 1280, height: 800 })
    },
  },
]
