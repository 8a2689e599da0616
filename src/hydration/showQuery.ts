import { hasText, isEmptyQuery, type JobsQuery } from '../domain/jobsQuery'
import { locationsOf } from '../domain/locations'
import { listName } from '../domain/listName'
import {
  CARD_FACTS,
  countInLocations,
  foundEntries,
  inLocations,
  matchesSearch,
  type JobOnCard,
} from '../domain/matching'
import { noMatchesText } from '../domain/noMatchesText'
import { clampPage, pageCount as pagesOf, sliceOfPage } from '../domain/paging'
import { matchCountLine, positionCount } from '../domain/positionCount'
import { widerSearches } from '../domain/widerSearches'
import { BASE_PATH } from '../url/basePath'
import { jobsPath } from '../url/paths'
import { parameterOf } from './filterBox'
import type { ListElements } from './listElements'

/** In the order in which a card says them. */
const CARD_FIELDS = ['title', ...CARD_FACTS, 'description'] as const

function jobOnCard(card: HTMLElement): JobOnCard {
  const elements = card.querySelectorAll('h3, .facts > span, .description')
  const texts: Partial<JobOnCard> = Object.fromEntries(
    CARD_FIELDS.map((field, place) => [field, elements[place]?.textContent ?? '']),
  )
  return { title: '', location: '', description: '', ...texts }
}

function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

const hrefOf = (query: JobsQuery) => `${BASE_PATH}${jobsPath(query)}`

/**
 * Returns what shows a query in the prerendered list, by the app's own rules. It changes attributes, properties and
 * the texts that `pages/jobsList` declares with `suppressHydrationWarning`, never an element: React hydrates them.
 */
export function createShowQuery(elements: ListElements, document: Document): (query: JobsQuery) => void {
  // Read from the page, which has every text already.
  const entries = elements.cards.map((card, position) => {
    const job = jobOnCard(card)
    return { position, job, locations: locationsOf(job.location) }
  })
  const find = (search: string) => entries.filter(({ job }) => matchesSearch(job, search))
  const titleOfPlainList = document.title
  const matchesOf = (query: JobsQuery) => inLocations(foundEntries(find, query), query.locations)

  function showNoMatches(query: JobsQuery): void {
    setText(elements.alert, noMatchesText(query.locations))
    for (const [place, wider] of widerSearches(query, (asked) => matchesOf(asked).length).entries()) {
      const item = elements.widerSearches[place]
      if (!item) continue
      item.hidden = !wider.isOffered
      if (wider.isOffered && item.parentElement) item.parentElement.hidden = false
      item.querySelector('a')?.setAttribute('href', hrefOf(wider.query))
      setText(item.querySelector('span'), `${wider.label}: ${positionCount(wider.matchCount)}`)
    }
  }

  function showPages(query: JobsQuery, shownPage: number, pageCount: number): void {
    const { pages, pageLinks, pageSteps } = elements
    if (!pages) return
    pages.hidden = pageCount <= 1
    for (const [index, link] of pageLinks.entries()) {
      const page = index + 1
      if (link.parentElement) link.parentElement.hidden = page > pageCount
      link.setAttribute('href', hrefOf({ ...query, page }))
      if (page === shownPage) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    const [previous, next] = pageSteps
    if (previous) previous.disabled = shownPage === 1
    if (next) next.disabled = shownPage >= pageCount
  }

  function showMatches(query: JobsQuery): void {
    const counts = countInLocations(foundEntries(find, query)).values()
    for (const [place, count] of [...counts].entries()) setText(elements.foundCounts[place], String(count))
    const matches = matchesOf(query)
    const pageCount = pagesOf(matches.length)
    const shownPage = clampPage(query.page, matches.length)
    const shown = new Set(sliceOfPage(matches, shownPage).map(({ position }) => position))
    for (const [position, card] of elements.cards.entries()) card.hidden = !shown.has(position)
    elements.list.hidden = matches.length === 0
    elements.noMatches.hidden = matches.length > 0
    setText(elements.matchCount, matchCountLine(matches.length, shownPage, pageCount))
    showPages(query, shownPage, pageCount)
    const name = listName(query, shownPage, matches.length)
    document.title = name === '' ? titleOfPlainList : `${name} – ${titleOfPlainList}`
    if (matches.length === 0) showNoMatches(query)
  }

  return (query) => {
    for (const box of elements.boxes) box.checked = hasText(query, parameterOf(box), box.value)
    elements.clear.hidden = isEmptyQuery(query)
    if (elements.isWhole) showMatches(query)
  }
}
