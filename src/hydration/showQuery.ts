import { formatMatchCount } from '../domain/jobCount'
import type { JobsQuery } from '../domain/jobsQuery'
import { listName } from '../domain/listName'
import { countByLocation, filterByLocations, findEntries, toMatchable } from '../domain/matching'
import { noMatchesText } from '../domain/noMatchesText'
import { clampPage, countPages, sliceOfPage } from '../domain/paging'
import { parseQuery, toSearchParams, writeQuery } from '../url/jobsQueryCodec'
import { findPart, readField } from './listParts'

type Part = Parameters<typeof findPart>[0]

function setText(part: Part, text: string): void {
  findPart(part)?.replaceChildren(text)
}

function setHidden(part: Part, isHidden: boolean): void {
  findPart(part)?.toggleAttribute('hidden', isHidden)
}

/** As MUI does. */
function setDisabled(part: Part, isDisabled: boolean): void {
  const button = findPart(part)
  button?.toggleAttribute('disabled', isDisabled)
  button?.classList.toggle('Mui-disabled', isDisabled)
  button?.setAttribute('tabindex', isDisabled ? '-1' : '0')
}

/** Shows a query as the app hydrates it (README.md). Returns false where cards are missing: then only fields show it. */
export function showQuery(query: JobsQuery): boolean {
  const params = toSearchParams(query)
  // Each field has the name of its parameter.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const values = params.getAll(field.dataset['field'] ?? '')
    // The defaults tell hydration what the visitor has entered (earlyInput.ts).
    if (field.type === 'checkbox') field.defaultChecked = values.includes(field.value)
    // A visitor who has typed already keeps the text.
    else if (field.value === '') {
      field.value = values.join('')
      field.defaultValue = field.value
    }
  }
  setHidden('clear', String(params) === '')

  const cards = findPart('allCards')
  if (cards === null) return false
  const entries = Array.from(cards.children, (card) => ({
    card,
    ...toMatchable((field) => readField(card, field)),
  }))
  const found = findEntries(entries, query)
  const matches = filterByLocations(found, query.locations)
  const pageCount = countPages(matches.length)
  const shownPage = clampPage(query.page, matches.length)
  const shown = sliceOfPage(matches, shownPage)

  for (const entry of entries) entry.card.toggleAttribute('hidden', !shown.includes(entry))
  setHidden('noMatches', matches.length > 0)
  setText('noMatchesText', noMatchesText(query))
  setText('count', formatMatchCount(matches.length, shownPage, pageCount))
  for (const [location, count] of countByLocation(found)) setText(location, String(count))

  setHidden('pages', pageCount <= 1)
  for (const link of findPart('pages')?.querySelectorAll('a') ?? []) {
    const { page } = parseQuery(link.search)
    link.hidden = page > pageCount
    link.setAttribute('href', link.pathname + writeQuery({ ...query, page }))
    if (page === shownPage) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  setDisabled('previous', shownPage === 1)
  setDisabled('next', shownPage >= pageCount)

  const name = listName(query, shownPage, matches.length)
  if (name !== '') document.title = `${name} – ${document.title}`
  return true
}
