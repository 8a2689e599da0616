import type { Page } from '@playwright/test'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { plainCards, plainMatches, plainTitle } from '../support/plainRules'

/** What a visitor does to the list, be the app there or not. */
export type ListAct =
  { readonly type: 'types'; readonly text: string } | { readonly type: 'ticks'; readonly value: string }

/** A browser tells a title without its spaces at the ends, and others as single ones; no title has a NUL. */
function asTitle(text: string): string {
  return text
    .replaceAll('\u0000', '\uFFFD')
    .replace(/[\uFFFD\s]+/g, ' ')
    .trim()
}

/** Runs in the page: what it shows, or after each act, a frame later, what it shows then. */
async function actAndLook(acts: readonly ListAct[]) {
  const { body } = document
  const shown = (selector: string) =>
    [...body.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
  const lookNow = () => ({
    cards: shown('main .card h3').map(({ id }) => Number(id.replace('position-', ''))),
    count: shown('main output').map(({ textContent }) => textContent),
    pages: shown('main nav a').map((link) => link.getAttribute('aria-label')),
    hasAlert: shown('main [role=alert]').length > 0,
    hasClear: shown('main fieldset button').length > 0,
    title: document.title,
  })
  const looks = acts.length === 0 ? [lookNow()] : []
  for (const act of acts) {
    if (act.type === 'types') {
      const box = body.querySelector('main [type=search]')
      // Not the field's own setter: React has put one there, and hears of no change that is made by it.
      if (box) Reflect.set(HTMLInputElement.prototype, 'value', act.text, box)
      box?.dispatchEvent(new Event('input', { bubbles: true }))
    } else {
      body.querySelector<HTMLElement>(`main [type=checkbox][value=${act.value}]`)?.click()
    }
    await new Promise(requestAnimationFrame)
    looks.push(lookNow())
  }
  return looks
}

/** What the list shows after each act; without acts, what it shows now. */
export async function lookAfter(page: Page, acts: readonly ListAct[]) {
  const looks = await page.evaluate(actAndLook, acts)
  return looks.map((seen) => Object.assign(seen, { title: asTitle(seen.title) }))
}

/** What the list shows, read in one go. */
export async function look(page: Page) {
  const [seen] = await lookAfter(page, [])
  return seen
}

/** What it should show, by rules that the site has no part in. */
export function shouldShow(query: JobsQuery) {
  const matches = plainMatches(query).length
  const pages = Math.ceil(matches / 12)
  const page = Math.max(1, Math.min(query.page, pages))
  const place = page > 1 ? `, page ${page} of ${pages}` : ''
  return {
    cards: plainCards(query),
    count: [`${matches} ${matches === 1 ? 'position' : 'positions'}${place}`],
    pages: pages > 1 ? Array.from({ length: pages }, (_, index) => `Page ${index + 1}`) : [],
    hasAlert: matches === 0,
    hasClear: query.search !== '' || query.locations.length > 0 || query.page !== 1,
    title: asTitle(plainTitle(query)),
  }
}
