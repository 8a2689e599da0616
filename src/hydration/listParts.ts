import type { CardField } from '../domain/cardTexts'
import type { JobLocation } from '../domain/locations'
import { WAITS_ATTRIBUTE } from './pending'

/**
 * The parts of the list that the early script fills (showQuery.ts). `pages/jobsList` marks them. A location
 * is the number beside its box. `pages` has an item for `previous`, each page or gap, and `next`.
 */
export type ListPart =
  JobLocation | 'clear' | 'count' | 'noMatches' | 'noMatchesText' | 'cards' | 'pages' | 'previous' | 'next'

export const listPart = (part: ListPart) => ({ [WAITS_ATTRIBUTE]: part })

export const findPart = (part: ListPart) => document.querySelector(`[${WAITS_ATTRIBUTE}=${part}]`)

/** Marks the element of a card that holds this text of the job. It has no other content before hydration. */
export const cardField = (field: CardField) => ({ 'data-job': field })

export const fieldSelector = (field: CardField) => `[data-job=${field}]`

export const readField = (card: Element, field: CardField) =>
  card.querySelector(fieldSelector(field))?.textContent ?? ''
