import { formatMatchCount } from '../domain/jobCount'
import { isEmptyQuery, type JobsQuery } from '../domain/jobsQuery'
import { listName } from '../domain/listName'
import { locationsOf } from '../domain/locations'
import { countByLocation, filterByLocations, findEntries, type JobOnCard } from '../domain/matching'
import { noMatchesText } from '../domain/noMatchesText'
import { clampPage, countPages, sliceOfPage } from '../domain/paging'
import { BASE_PATH } from '../url/basePath'
import { toSearchParams } from '../url/jobsQueryCodec'
import { jobsPath } from '../url/paths'

/** The card has its texts in this order (pages/jobsList/JobCard.tsx). */
function readCard(card: HTMLElement): JobOnCard {
  const texts = Array.from(
    card.querySelectorAll('h3, p > span, .description'),
    (element) => element.textContent,
  )
  const [title = '', location = '', , , , duration = '', description = ''] = texts
  return { title, location, duration, description }
}

function findAll(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
}

/** MUI's class dims the button. */
function setDisabled(button: HTMLElement | undefined, isDisabled: boolean): void {
  button?.toggleAttribute('disabled', isDisabled)
  button?.classList.toggle('Mui-disabled', isDisabled)
}

/**
 * Shows a query in the prerendered list, by the rules of the app. It changes attributes, properties and the texts that
 * `pages/jobsList` declares with `suppressHydrationWarning`. It creates no elements, because React hydrates them.
 * Returns false where the list does not hold every job's card: then only the fields show the query.
 */
export function showQuery(query: JobsQuery): boolean {
  const params = toSearchParams(query)
  for (const field of document.querySelectorAll<HTMLInputElement>('main input')) {
    const { parameter } = field.dataset
    // The defaults tell hydration what the visitor has entered (earlyInput.ts).
    if (parameter) field.defaultChecked = params.getAll(parameter).includes(field.value)
    // A visitor who has typed already keeps the text.
    else if (field.value === '') {
      field.value = query.search
      field.defaultValue = field.value
    }
  }
  const setHidden = (selector: string, isHidden: boolean) => {
    for (const element of findAll(selector)) element.hidden = isHidden
  }
  const setTexts = (selector: string, texts: readonly (string | number)[]) => {
    for (const [index, element] of findAll(selector).entries()) element.textContent = String(texts[index])
  }
  setHidden('.clear', isEmptyQuery(query))

  const cards = findAll('[data-whole] > li')
  if (cards.length === 0) return false
  const entries = cards.map((card, index) => {
    const job = readCard(card)
    return { job, index, locations: locationsOf(job.location) }
  })
  const found = findEntries(entries, query)
  const matches = filterByLocations(found, query.locations)
  const pageCount = countPages(matches.length)
  const shownPage = clampPage(query.page, matches.length)
  const shown = new Set(sliceOfPage(matches, shownPage).map(({ index }) => index))

  for (const [index, card] of cards.entries()) card.hidden = !shown.has(index)
  setHidden('.cards', matches.length === 0)
  setHidden('.no-matches', matches.length > 0)
  setTexts('[role=alert] span', [noMatchesText(query.locations)])
  setTexts('output > span', [formatMatchCount(matches.length, shownPage, pageCount)])
  setTexts('.count > span', [...countByLocation(found).values()])

  setHidden('nav', pageCount <= 1)
  for (const [index, link] of findAll('nav a').entries()) {
    const page = index + 1
    link.hidden = page > pageCount
    link.setAttribute('href', `${BASE_PATH}${jobsPath({ ...query, page })}`)
    if (page === shownPage) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  const [previous, next] = findAll('nav button')
  setDisabled(previous, shownPage === 1)
  setDisabled(next, shownPage >= pageCount)

  const name = listName(query, shownPage, matches.length)
  if (name !== '') document.title = `${name} – ${document.title}`
  return true
}
