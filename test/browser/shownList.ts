import type { Page } from '@playwright/test'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { asking } from '../support/asking'
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

/** Runs in the page. */
const shownTitles = () =>
  [...document.querySelectorAll('main .cards h3')]
    .filter((title) => title.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent)
    .join(', ')

/** Records in `data-seen` on `<html>` what frames show, by default the titles of cards, without repeats. Call it before opening. */
export async function recordFrames(page: Page, read = shownTitles): Promise<void> {
  await page.addInitScript(`{
    const seen = new Set()
    const look = () => {
      requestAnimationFrame(look)
      seen.add((${String(read)})())
      document.documentElement.dataset.seen = [...seen].filter(Boolean).join('; ')
    }
    requestAnimationFrame(look)
  }`)
}

/** The expected list, by rules that share no code with the site. */
export function expectedList(asked: Partial<JobsQuery>) {
  const query = asking(asked)
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
