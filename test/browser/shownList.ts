import type { Page } from '@playwright/test'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { catalog } from '../support/catalog'
import { plainCards, plainCount, plainMatches, plainTitle } from '../support/plainRules'

/** Reads what the list shows, in one task. */
export const shownList = (page: Page) =>
  page.evaluate(() => {
    const { body } = document
    const find = (selector: string) =>
      [...body.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    return {
      cards: find('main .cards h3').map(({ textContent }) => textContent),
      count: find('main output > *').map(({ textContent }) => textContent),
      pages: find('main nav a').map((link) => link.getAttribute('aria-label')),
      hasAlert: find('main [role=alert]').length > 0,
      hasClear: find('[data-list-part=clear]').length > 0,
      title: document.title,
    }
  })

/** Records in `data-seen` on `<html>` the titles of each frame that shows cards, without repeats. Call it before opening. */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      requestAnimationFrame(look)
      const titles = [...document.querySelectorAll('main .cards h3')].filter((title) =>
        title.checkVisibility({ visibilityProperty: true }),
      )
      if (titles.length > 0) seen.add(titles.map(({ textContent }) => textContent).join(', '))
      document.documentElement.dataset['seen'] = [...seen].join('; ')
    }
    requestAnimationFrame(look)
  })
}

/** The expected list, by rules that share no code with the site. */
export function expectedList(query: JobsQuery) {
  const matches = plainMatches(query).length
  const pages = Math.ceil(matches / 12)
  return {
    cards: plainCards(query).map((index) => catalog[index]?.title),
    count: [plainCount(query)],
    pages: pages > 1 ? Array.from({ length: pages }, (_, index) => `Page ${index + 1}`) : [],
    hasAlert: matches === 0,
    hasClear: query.search !== '' || query.locations.length > 0,
    title: plainTitle(query),
  }
}
