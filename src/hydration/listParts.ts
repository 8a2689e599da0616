import type { CardField } from '../domain/cardTexts'
import { WAITS_ATTRIBUTE } from './pending'

/**
 * The parts of the list that the early script fills (showQuery.ts). `pages/jobsList` marks them. `pages`
 * has an item for `previous`, each page or gap, and `next`.
 */
export type ListPart =
  'clear' | 'count' | 'noMatches' | 'noMatchesText' | 'cards' | 'pages' | 'previous' | 'next'

export const listPart = (part: ListPart) => ({ [WAITS_ATTRIBUTE]: part })

/** The number beside the box of a location. */
export const countPart = (location: string) => ({ [WAITS_ATTRIBUTE]: location })

/** Finds a part by its name, or the number of a location. */
export const findPart = (part: string) => document.querySelector(`[${WAITS_ATTRIBUTE}=${part}]`)

/** Marks the element of a card that holds this text of the job, and nothing else before hydration. */
export const cardField = (field: CardField) => ({ 'data-job': field })

export const fieldSelector = (field: string) => `[data-job=${field}]`

export const readField = (card: Element, field: CardField) =>
  card.querySelector(fieldSelector(field))?.textContent ?? ''
