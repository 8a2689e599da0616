import { isSameQuery, withSearch, withTicked, type JobsQuery } from '../domain/jobsQuery'
import { EMPTY_QUERY } from '../domain/queryParameters'
import { parameterOf } from './filterBox'
import { findListElements } from './listElements'
import { createShowQuery } from './showQuery'

/** The list before the app: it shows what the address asks for and answers typing and ticking. */
export interface EarlyList {
  readonly query: () => JobsQuery
  /** Whether it is empty by `Clear filters`: texts can be deleted and ticks taken away one by one too. */
  readonly isCleared: () => boolean
  /** Whether the cards are those of the query; else they wait for the app. */
  readonly showsMatches: boolean
  readonly show: (query: JobsQuery) => void
  /** Tells of each change that the visitor makes from now on. */
  readonly listen: (onChange: () => void) => void
  /** Reads the fields once more, and hears nothing from then on. */
  readonly stop: () => void
}

export function createEarlyList(document: Document, asked: JobsQuery): EarlyList {
  const elements = findListElements(document)
  const { field, boxes, clear, pageLinks, pageSteps } = elements
  const showInPage = createShowQuery(elements, document)
  let query = asked
  let onChange: (() => void) | undefined
  /** What the field has made of the search: it drops line breaks, which an address can hold. */
  let fieldText = ''

  function show(next: JobsQuery): void {
    query = next
    // A field that says it already keeps its caret and what is being composed.
    if (field.value !== query.search) field.value = query.search
    fieldText = field.value
    showInPage(query)
  }

  function change(next: JobsQuery): void {
    if (isSameQuery(next, query)) return
    show(next)
    onChange?.()
  }

  function readFields(): void {
    let next = field.value === fieldText ? query : withSearch(query, field.value)
    for (const box of boxes) next = withTicked(next, parameterOf(box), box.value, box.checked)
    change(next)
  }

  function handleClick(event: MouseEvent): void {
    const { target } = event
    const step = pageSteps.findIndex((button) => button === target)
    if (target !== clear && step === -1) return
    // React would keep the click and repeat it once the button is hydrated.
    event.stopPropagation()
    if (target === clear) {
      field.focus()
      change(EMPTY_QUERY)
    } else {
      const shown = pageLinks.findIndex((link) => link.hasAttribute('aria-current'))
      pageLinks[step === 0 ? shown - 1 : shown + 1]?.click()
    }
  }

  // Typed while the file was still coming.
  const typed = field.value
  show(typed === '' ? asked : withSearch(asked, typed))
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('input', readFields, options)
  document.addEventListener('change', readFields, options)
  if (elements.isWhole) document.addEventListener('click', handleClick, options)

  return {
    query: () => query,
    isCleared: () => query === EMPTY_QUERY,
    showsMatches: elements.isWhole,
    show,
    listen: (listener) => {
      onChange = listener
    },
    stop: () => {
      readFields()
      listening.abort()
    },
  }
}
