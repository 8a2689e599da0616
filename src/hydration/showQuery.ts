import { FACET_KEYS, FACETS } from '../domain/facets'
import { joinTexts } from '../domain/fill'
import {
  EMPTY_QUERY,
  isFiltered,
  isSameQuery,
  withSearch,
  withToggled,
  type JobsQuery,
} from '../domain/jobsQuery'
import { formatMatchCount, listName, noMatchesText } from '../domain/listTexts'
import { resultsOf, type Matchable } from '../domain/matching'
import { QUERY_PARAMETERS } from '../domain/queryParameters'
import { parseQuery, toSearchParams, writeQuery } from '../url/jobsQueryCodec'
import { fieldsIn } from './earlyInput'
import { onOtherAddress, pressedControl } from './holdPresses'
import { countName, findPart, type ListPart } from './listParts'
import { scrollToBox } from './scrollToBox'

/** A position of the list. `cardAt` returns its card, to show it at an index of the page. */
interface ListPosition extends Matchable {
  readonly cardAt: (index: number) => Element | undefined
}

export interface CardSource {
  /** Rejects if the positions can't be loaded. */
  readonly read: (cards: readonly Element[]) => readonly ListPosition[] | Promise<readonly ListPosition[]>
  /** Copies the items of the pages, and removes cards that the app does not have. The pages are as in the file. */
  readonly fitElements?: (cards: readonly Element[], pageCount: number, shownPage: number) => void
}

/** As MUI does. */
function setDisabled(part: ListPart, isDisabled: boolean): void {
  const button = findPart(part)
  button?.toggleAttribute('disabled', isDisabled)
  button?.classList.toggle('Mui-disabled', isDisabled)
  button?.setAttribute('tabindex', isDisabled ? '-1' : '0')
}

/** The query after an act on a field or on a part of the list. */
function queryAfter(query: JobsQuery, name: string, value: string): JobsQuery {
  const key = FACET_KEYS.find((each) => FACETS[each].name === name)
  if (key) return withToggled(query, key, value)
  if (name === QUERY_PARAMETERS.search.name) return withSearch(query, value)
  return name === QUERY_PARAMETERS.page.name ? { ...query, page: Number(value) } : EMPTY_QUERY
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

/** Each field has the name of its parameter. The defaults are for a reset (holdPresses.ts). */
function showFields(query: JobsQuery): void {
  const params = toSearchParams(query)
  for (const field of fieldsIn(document)) {
    const values = params.getAll(field.dataset['field'] ?? '')
    if ('checked' in field && field.type === 'checkbox') {
      field.defaultChecked = values.includes(field.value)
      field.checked = field.defaultChecked
    } else {
      field.defaultValue = values.join('')
      field.value = field.defaultValue
    }
  }
}

/**
 * Returns a function that shows a query as the app hydrates it (README.md), in the fields only on request. It rejects
 * without positions. Of several calls, the last one counts.
 */
export function createEarlyList({ read, fitElements }: CardSource) {
  const { title } = document
  const cards = [...(findPart('cards')?.children ?? [])]
  const pages = findPart('pages')
  const pagesOfFile = pages?.cloneNode(true)
  const [section, afterPages] = [pages?.parentNode, pages?.nextSibling]
  // Boxes without a choice, which only a bookmark ticks.
  const hiddenFilters = document.querySelectorAll(':is(label, [role=group], .filters)[hidden]')
  let positions: ReturnType<CardSource['read']> | undefined
  let asked: JobsQuery | undefined

  function showResults(query: JobsQuery, all: readonly ListPosition[]): void {
    const { matches, pageCount, shownPage, shown, foundCounts } = resultsOf(all, query)
    findPart('clear')?.toggleAttribute('hidden', !isFiltered(query))
    for (const card of cards) card.toggleAttribute('hidden', true)
    for (const [index, { cardAt }] of shown.entries()) cardAt(index)?.removeAttribute('hidden')
    findPart('noMatches')?.toggleAttribute('hidden', matches.length > 0)
    findPart('noMatchesText')?.replaceChildren(noMatchesText(query))
    findPart('count')?.replaceChildren(formatMatchCount(matches.length, shownPage, pageCount))
    for (const key of FACET_KEYS)
      for (const value of FACETS[key].values)
        findPart(countName(key, value))?.replaceChildren(String(foundCounts.get(value)))
    findPart('pages')?.remove()
    if (pagesOfFile) section?.insertBefore(pagesOfFile.cloneNode(true), afterPages ?? null)
    fitElements?.(cards, pageCount, shownPage)
    showPages(query, pageCount, shownPage)
    document.title = joinTexts('titles', [listName(query, shownPage, matches.length), title])
  }

  return async (query: JobsQuery, withFields: boolean): Promise<void> => {
    asked = query
    if (withFields) showFields(query)
    for (const part of hiddenFilters) part.toggleAttribute('hidden', !part.querySelector(':checked'))
    const scrollToTicked = () => {
      if (withFields) for (const box of document.querySelectorAll('.filters :checked')) scrollToBox(box)
    }
    positions ??= read(cards)
    // The fields are painted before the positions arrive.
    if (positions instanceof Promise) scrollToTicked()
    const all = await positions
    const { dataset } = document.documentElement
    if (asked !== query || 'starting' in dataset) return
    showResults(query, all)
    dataset['shown'] = writeQuery(query)
    delete dataset['pending']
    // Last, because it lays out the page.
    scrollToTicked()
  }
}

/** Shows what the address asks for, and until the app starts, what the visitor does. */
export function answerEarly(source: CardSource): void {
  const { dataset } = document.documentElement
  const showQuery = createEarlyList(source)
  let query = parseQuery(location.search)

  function show(next: JobsQuery, withFields = true): void {
    query = next
    // If the positions can't be loaded, main.ts fails, too, and a line offers a reload.
    showQuery(query, withFields).catch(() => {})
  }

  function act(name: string, value: string): void {
    ;(window.earlyActs ??= []).push([name, value])
    show(queryAfter(query, name, value), name === '')
  }

  if ('pending' in dataset || !isSameQuery(query, EMPTY_QUERY)) show(query)

  onOtherAddress(() => {
    delete window.earlyActs
    show(parseQuery(location.search))
  })

  document.addEventListener('input', ({ target }) => {
    const field = fieldsIn(document).find((each) => each === target)
    if (field && !('starting' in dataset)) act(field.dataset['field'] ?? '', field.value)
  })

  // As SearchBox.tsx does.
  for (const type of ['compositionstart', 'compositionend'])
    document.addEventListener(type, () => {
      const results = findPart('count')?.closest('section')
      results?.setAttribute('aria-busy', String(type === 'compositionstart'))
    })

  // Before the press is held (holdPresses.ts).
  document.addEventListener(
    'click',
    (event) => {
      const control = pressedControl(event)
      const isClear = control === findPart('clear')
      if (!control || 'starting' in dataset || !(isClear || findPart('pages')?.contains(control))) return
      event.preventDefault()
      if (isClear) {
        // Before the button disappears, and the focus with it.
        document.querySelector<HTMLElement>('input[type=search]')?.focus()
        return act('', '')
      }
      const step = control === findPart('next') ? 1 : -1
      const current = findPart('pages')?.querySelector<HTMLAnchorElement>('[aria-current]')
      const page =
        control instanceof HTMLAnchorElement
          ? parseQuery(control.search).page
          : parseQuery(current?.search ?? '').page + step
      // As ResultsPagination.tsx does.
      if (page !== query.page) act(QUERY_PARAMETERS.page.name, String(page))
      findPart('count')?.closest<HTMLElement>('h2')?.focus({ preventScroll: true })
      scrollTo({ top: 0, behavior: 'instant' })
    },
    true,
  )
}
