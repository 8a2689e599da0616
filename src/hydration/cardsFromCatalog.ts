import { CARD_TEXTS } from '../domain/cardTexts'
import type { Job } from '../domain/job'
import { EMPTY_QUERY } from '../domain/jobsQuery'
import { toIndexedJob } from '../domain/matching'
import { pageItems, pageLabel } from '../domain/paging'
import { writeQuery } from '../url/jobsQueryCodec'
import { fieldSelector, findPart } from './listParts'
import { answerEarly, type CardSource } from './showQuery'

/** The script of the positions (site/vite/catalogChunkPlugin.ts). */
interface Catalog {
  readonly catalog: readonly Job[]
  readonly dateTexts: Readonly<Record<string, string>>
}

/** In the language of the position (JobCard.tsx). */
const TEXTS_OF_COMPANY = [fieldSelector('title'), fieldSelector('description')].join()

function fillCard(card: Element, job: Job, dateTexts: Catalog['dateTexts']): void {
  for (const [field, textOf] of Object.entries(CARD_TEXTS)) {
    const text = textOf(job, (date) => dateTexts[date] ?? date)
    card.querySelector(fieldSelector(field))?.replaceChildren(text)
  }
  for (const text of card.querySelectorAll(TEXTS_OF_COMPANY)) {
    for (const name of ['lang', 'dir']) text.removeAttribute(name)
    if (job.language) Object.assign(text, { lang: job.language, dir: 'auto' })
  }
  const link = card.querySelector('a')
  link?.setAttribute('href', link.pathname.replace(/[^/]*$/, job.id))
}

/** Copies the first page's item and the gap. If a shorter list has a gap, the plain list has one. */
function fitPages(pageCount: number, shownPage: number): void {
  const [, page, ...others] = findPart('pages')?.querySelectorAll('li') ?? []
  const next = others.pop()
  const gap = others.find((item) => !item.querySelector('a'))
  for (const number of pageItems(pageCount, shownPage)) {
    const item = (number === null ? gap : page)?.cloneNode(true)
    if (item) next?.before(item)
    const link = item instanceof Element ? item.querySelector('a') : null
    if (!link || number === null) continue
    link.textContent = String(number)
    link.setAttribute('aria-label', pageLabel(number))
    link.search = writeQuery({ ...EMPTY_QUERY, page: number })
  }
  for (const item of [page, ...others]) item?.remove()
}

export const cardsFromCatalog: CardSource = {
  async read(cards) {
    const { catalog = '' } = document.documentElement.dataset
    const positions: Catalog = await import(/* @vite-ignore */ catalog)
    return positions.catalog.map((job, index) => {
      const cardAt = (place: number) => {
        const card = cards[place]
        if (card) fillCard(card, job, positions.dateTexts)
        return card
      }
      return Object.assign(toIndexedJob(job, index), { cardAt })
    })
  },
  fitElements(cards, pageCount, shownPage) {
    findPart('cards')?.replaceChildren(...cards.filter((card) => !card.hasAttribute('hidden')))
    fitPages(pageCount, shownPage)
  },
}

/* The inline script at the end of a list with the first page's cards. Waits for the positions. */
answerEarly(cardsFromCatalog)
