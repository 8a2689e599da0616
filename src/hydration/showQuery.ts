import { scrollToTicked } from '../components/scrollToBox'
import { FACET_KEYS, FACETS } from '../domain/facets'
import { joinTexts } from '../domain/fill'
import { isFiltered, type JobsQuery } from '../domain/jobsQuery'
import { formatMatchCount, listName, noMatchesText } from '../domain/listTexts'
import { resultsOf, type Matchable } from '../domain/matching'
import { pageItems, pageLabel } from '../domain/paging'
import { toSearchParams, writeQuery } from '../url/jobsQueryCodec'
import { fieldsIn } from './fields'
import { countName, findPart, type ListPart } from './listParts'
import { isAtStage, isEarly, setStage } from './stage'

/** A position of the list. `cardAt` returns its card, to show it at an index of the page. */
interface ListPosition extends Matchable {
  readonly cardAt: (index: number) => Element | undefined
}

type Positions = readonly ListPosition[]

/** Returns a function that reads or loads the positions of a list with these cards. Loading may reject. */
export type CardSource = (cards: readonly Element[]) => () => Positions | Promise<Positions>

/** As MUI does. */
function setDisabled(part: ListPart, isDisabled: boolean): void {
  const button = findPart(part)
  button?.toggleAttribute('disabled', isDisabled)
  button?.classList.toggle('Mui-disabled', isDisabled)
  button?.setAttribute('tabindex', isDisabled ? '-1' : '0')
}

/** Copies the first page's item and the gap. If a list has a gap, the plain list has one. */
function showPages(items: readonly Element[], query: JobsQuery, pageCount: number, shownPage: number): void {
  findPart('pages')?.toggleAttribute('hidden', pageCount <= 1)
  const [previous, first, ...others] = items
  const next = others.pop()
  if (!previous || !next) return
  const gap = others.find((item) => !item.querySelector('a'))
  previous.parentNode?.replaceChildren(previous, next)
  for (const page of pageItems(pageCount, shownPage)) {
    const item = (page === null ? gap : first)?.cloneNode(true)
    if (item) next.before(item)
    const link = item instanceof Element ? item.querySelector('a') : null
    if (!link || page === null) continue
    link.textContent = String(page)
    link.setAttribute('aria-label', pageLabel(page))
    link.setAttribute('href', link.pathname + writeQuery({ ...query, page }))
    if (page === shownPage) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  setDisabled('previous', shownPage === 1)
  setDisabled('next', shownPage >= pageCount)
}

/** Each field has the name of its parameter. The defaults are those of the query: no field counts as changed. */
function showFields(query: JobsQuery, withContent: boolean): void {
  const params = toSearchParams(query)
  for (const field of fieldsIn(document)) {
    const values = params.getAll(field.dataset['field'] ?? '')
    if ('checked' in field && field.type === 'checkbox') {
      field.defaultChecked = values.includes(field.value)
      if (withContent) field.checked = field.defaultChecked
    } else {
      field.defaultValue = values.join('')
      if (withContent) field.value = field.defaultValue
    }
  }
}

/**
 * Returns a function that shows a query as the app hydrates it (README.md), in the fields only on request. Without
 * positions it hides the list. The last of several calls counts.
 */
export function createEarlyList(source: CardSource) {
  const { title } = document
  const cards = [...(findPart('cards')?.children ?? [])]
  const pageLinks = [...(findPart('pages')?.querySelectorAll('li') ?? [])]
  // Boxes without a choice, which only a bookmark ticks.
  const hiddenFilters = document.querySelectorAll(':is(label, [role=group], .filters)[hidden]')
  const read = source(cards)
  let positions: Promise<Positions | undefined> | undefined
  let asked: JobsQuery | undefined

  function showResults(query: JobsQuery, all: Positions): void {
    const { matches, pageCount, shownPage, shown, foundCounts } = resultsOf(all, query)
    findPart('clear')?.toggleAttribute('hidden', !isFiltered(query))
    for (const card of cards) card.toggleAttribute('hidden', true)
    const shownCards = shown.flatMap(({ cardAt }, index) => cardAt(index) ?? [])
    for (const card of shownCards) card.removeAttribute('hidden')
    // If the file lacks cards, the app renders only those that are shown.
    if (all.length > cards.length) findPart('cards')?.replaceChildren(...shownCards)
    findPart('noMatches')?.toggleAttribute('hidden', matches.length > 0)
    findPart('noMatchesText')?.replaceChildren(noMatchesText(query))
    findPart('count')?.replaceChildren(formatMatchCount(matches.length, shownPage, pageCount))
    for (const key of FACET_KEYS)
      for (const value of FACETS[key].values)
        findPart(countName(key, value))?.replaceChildren(String(foundCounts.get(value)))
    showPages(pageLinks, query, pageCount, shownPage)
    document.title = joinTexts('titles', [listName(query, shownPage, matches.length), title])
  }

  return async (query: JobsQuery, withFields: boolean): Promise<void> => {
    asked = query
    showFields(query, withFields)
    for (const part of hiddenFilters) part.toggleAttribute('hidden', !part.querySelector(':checked'))
    // If the positions can't be loaded, the next act asks for them again. Older browsers remember the failure.
    const all = await (positions ??= Promise.resolve(read()).catch(() => (positions = undefined)))
    if (asked !== query || !isEarly()) return
    if (!all) return setStage('pending-failed')
    showResults(query, all)
    document.documentElement.dataset['shown'] = writeQuery(query)
    setStage(isAtStage(/failed/) ? 'failed' : 'shown')
    // Last, because it lays out the page.
    if (withFields) scrollToTicked()
  }
}
