import { expect, type Page } from '@playwright/test'
import { TRANSLATED } from '../browser/otherPrograms'
import { waitUntilHydrated } from '../browser/page'
import type { Visit } from './Visit'

type Expected = ReturnType<Visit['expected']>

/** Runs in the page. */
function shownParts(translated: string): Expected {
  const main = document.querySelector('main')
  const all = <Type extends Element>(selector: string) => [...(main?.querySelectorAll<Type>(selector) ?? [])]
  const textsOf = (selector: string) =>
    all(selector)
      .map(({ textContent }) => textContent.replaceAll(translated, ''))
      .join()
  const box = main?.querySelector<HTMLInputElement>('input[type=search]')
  const ticked = all<HTMLInputElement>('input[type=checkbox]:checked')
  const cards = all<HTMLElement>('.cards > li').flatMap((card, index) =>
    card.checkVisibility({ visibilityProperty: true }) ? index : [],
  )
  const fields = all<HTMLInputElement>('form :is([data-field], [type=file])')
  return {
    address: window.location.pathname + window.location.search,
    title: document.title,
    heading: textsOf('h1'),
    search: box?.value ?? null,
    ticks: ticked.map(({ value }) => value).join(),
    cards: cards.join(),
    count: textsOf('output'),
    noMatches: textsOf('[data-list-part=noMatchesText]'),
    found: textsOf('.count'),
    fields: fields.map(({ value, files }) => files?.[0]?.name ?? value).join('|'),
  }
}

const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Everything that a visitor sees is what the model says, and fits the window. */
export async function expectShown(page: Page, visit: Visit): Promise<void> {
  const expected = visit.expected()
  // Code that runs in the page fails if another document replaces it.
  await expect(page).toHaveURL(expected.address)
  await waitUntilHydrated(page)
  await expect.poll(() => page.evaluate(shownParts, TRANSLATED)).toEqual(expected)
  expect(await page.evaluate(sidewaysScroll)).toBeLessThanOrEqual(0)
}

/**
 * Runs in the page. Returns null where at least a part of the focused element is visible, and nothing covers that part. The
 * element may be scrolled out of the window, except at a stop of the Tab key.
 */
export function hiddenFocus(isStop: boolean): string | null {
  const element = document.activeElement
  if (!element || element === document.body || element.matches('main, h1, h2')) return null
  const shown = element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : element
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (to <= from && !isStop) return null
  const points = [0.1, 0.5, 0.9].flatMap((down) =>
    [0.05, 0.5, 0.95].map((along) => [left + (right - left) * along, from + (to - from) * down] as const),
  )
  const isOnTop = (hit: Element | null) => hit !== null && (shown.contains(hit) || hit.contains(shown))
  const isVisible = to > from && points.some(([x, y]) => isOnTop(document.elementFromPoint(x, y)))
  return isVisible ? null : `the focus is hidden: ${element.outerHTML.slice(0, 120)}`
}
