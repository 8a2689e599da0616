import type { JobLocation } from '../domain/locations'
import type { JobOnCard } from '../domain/matching'
import { WAITS_ATTRIBUTE } from './pending'

/**
 * The parts of the jobs list that the early script fills (showQuery.ts). `pages/jobsList` marks them. A location is the number
 * beside its box. A list that does not hold every card is `firstCards`.
 */
type ListPart =
  JobLocation | 'clear' | 'count' | 'noMatches' | 'noMatchesText' | 'allCards' | 'firstCards' | PagesPart

/** The links in `pages` are found by the page that they lead to. */
type PagesPart = 'pages' | 'previous' | 'next'

export const listPart = (part: ListPart) => ({ [WAITS_ATTRIBUTE]: part })

export const findPart = (part: ListPart) => document.querySelector(`[${WAITS_ATTRIBUTE}=${part}]`)

/** Marks the element of a card whose text is this field of the job. */
export const cardField = (field: keyof JobOnCard) => ({ 'data-job': field })

export function readCard(card: Element): JobOnCard {
  const read = (field: keyof JobOnCard) => card.querySelector(`[data-job=${field}]`)?.textContent ?? ''
  return { title: read('title'), location: read('location'), description: read('description') }
}
