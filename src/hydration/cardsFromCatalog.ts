import { CARD_TEXTS } from '../domain/cardTexts'
import type { Job } from '../domain/job'
import { toIndexedJob } from '../domain/matching'
import { answerEarly } from './answerEarly'
import { fieldSelector } from './listParts'
import type { CardSource } from './showQuery'

/** The script of the positions (site/vite/catalogChunkPlugin.ts). */
interface Catalog {
  readonly catalog: readonly Job[]
  readonly dateTexts: Readonly<Record<string, string>>
}

function fillCard(card: Element, job: Job, dateTexts: Catalog['dateTexts']): void {
  for (const [field, textOf] of Object.entries(CARD_TEXTS)) {
    const text = textOf(job, (date) => dateTexts[date] ?? date)
    card.querySelector(fieldSelector(field))?.replaceChildren(text)
  }
  // In the language of the position (JobCard.tsx).
  for (const text of card.querySelectorAll(`${fieldSelector('title')}, ${fieldSelector('description')}`)) {
    for (const name of ['lang', 'dir']) text.removeAttribute(name)
    if (job.language) Object.assign(text, { lang: job.language, dir: 'auto' })
  }
  const link = card.querySelector('a')
  link?.setAttribute('href', link.pathname.replace(/[^/]*$/, job.id))
}

export const cardsFromCatalog: CardSource = (cards) => async () => {
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
}

/* The inline script at the end of a list with the first page's cards. Waits for the positions. */
answerEarly(cardsFromCatalog)
