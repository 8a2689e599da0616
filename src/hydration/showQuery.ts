import { FACET_KEYS, FACETS } from '../domain/facets'
import { joinTexts } from '../domain/fill'
import { formatJobCount, formatMatchCount } from '../domain/jobCount'
import { isFiltered, type JobsQuery } from '../domain/jobsQuery'
import { listName } from '../domain/listName'
import type { Matchable } from '../domain/matching'
import { noMatchesText } from '../domain/noMatchesText'
import { resultsOf } from '../domain/results'
import { BASE_PATH } from '../url/basePath'
import { FEED_PATH, feedPath } from '../url/feeds'
import { parseQuery, toSearchParams, writeQuery } from '../url/jobsQueryCodec'
import './holdLinks'
import { countName, findPart, type ListPart } from './listParts'
import { scrollToBox } from './scrollToBox'

/** A position of the list. `cardAt` returns its card, to show it at an index of the page. */
interface ListPosition extends Matchable {
  readonly cardAt: (index: number) => Element | undefined
}

export interface CardSource {
  /** Rejects if the positions can't be loaded. */
  readonly read: (cards: readonly Element[]) => readonly ListPosition[] | Promise<readonly ListPosition[]>
  /** Copies the items of the pages, and removes cards that the app does not have. */
  readonly fitElements?: (pageCount: number, shownPage: number) => void
}

/** As MUI does. */
function setDisabled(part: ListPart, isDisabled: boolean): void {
  const button = findPart(part)
  button?.toggleAttribute('disabled', isDisabled)
  button?.classList.toggle('Mui-disabled', isDisabled)
  button?.setAttribute('tabindex', isDisabled ? '-1' : '0')
}

/** Shows what is asked for in the fields, which each have the name of their parameter. */
function showFields(query: JobsQuery): void {
  const params = toSearchParams(query)
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const values = params.getAll(field.dataset['field'] ?? '')
    // The defaults tell hydration what the visitor has entered (earlyInput.ts).
    if (field.type === 'checkbox') {
      field.defaultChecked = values.includes(field.value)
      if (!field.defaultChecked) continue
      for (const part of ['label', '[role=group]', '.filters']) field.closest(part)?.removeAttribute('hidden')
      scrollToBox(field)
    }
    // A visitor who has typed already keeps the text.
    else if (field.value === '') {
      field.value = values.join('')
      field.defaultValue = field.value
    }
  }
  findPart('clear')?.toggleAttribute('hidden', !isFiltered(query))
}

function showPages(query: JobsQuery, pageCount: number, shownPage: number): void {
  const pages = findPart('pages')
  if (pageCount <= 1) pages?.remove()
  for (const link of pages?.querySelectorAll('a') ?? []) {
    const { page } = parseQuery(link.search)
    if (page > pageCount) link.parentElement?.remove()
    link.setAttribute('href', link.pathname + writeQuery({ ...query, page }))
    if (page === shownPage) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  setDisabled('previous', shownPage === 1)
  setDisabled('next', shownPage >= pageCount)
}

/** Shows a query as the app hydrates it (README.md). Rejects without positions: only the fields show it. */
export async function showQuery(query: JobsQuery, { read, fitElements }: CardSource): Promise<void> {
  showFields(query)
  const cards = [...(findPart('cards')?.children ?? [])]
  const { matches, pageCount, shownPage, shown, foundCounts } = resultsOf(await read(cards), query)

  for (const card of cards) card.toggleAttribute('hidden', true)
  for (const [index, { cardAt }] of shown.entries()) cardAt(index)?.removeAttribute('hidden')
  findPart('noMatches')?.toggleAttribute('hidden', matches.length > 0)
  findPart('noMatchesText')?.replaceChildren(noMatchesText(query))
  findPart('count')?.replaceChildren(formatMatchCount(matches.length, shownPage, pageCount))
  for (const key of FACET_KEYS)
    for (const value of FACETS[key].values)
      findPart(countName(key, value))?.replaceChildren(String(foundCounts.get(value)))
  fitElements?.(pageCount, shownPage)
  showPages(query, pageCount, shownPage)
  const path = feedPath(query, matches.length)
  const feed = findPart('feed')
  feed?.toggleAttribute('hidden', path === null)
  feed?.firstElementChild?.replaceChildren(formatJobCount(matches.length))
  feed?.querySelector('a')?.setAttribute('href', BASE_PATH + (path ?? FEED_PATH))

  document.title = joinTexts('titles', [listName(query, shownPage, matches.length), document.title])
}

/** Shows what the address asks for, and ends pending (pending.ts). */
export function showAddress(source: CardSource): void {
  const { dataset } = document.documentElement
  const { search } = location
  const end = () => {
    dataset['shown'] = search
    delete dataset['pending']
  }
  // If the positions can't be loaded, main.ts fails, too, and a line offers a reload.
  if ('pending' in dataset) showQuery(parseQuery(search), source).then(end, () => {})
}
