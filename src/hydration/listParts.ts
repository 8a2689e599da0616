import type { JobLocation } from '../domain/locations'
import type { CardField } from '../domain/matching'
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

/** Marks the element of a card that holds this text of the job. */
export const cardField = (field: CardField) => ({ 'data-job': field })

export const fieldSelector = (field: CardField) => `[data-job=${field}]`

export const readField = (card: Element, field: CardField) =>
  card.querySelector(fieldSelector(field))?.textContent ?? ''
