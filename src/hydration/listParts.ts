import type { CardField } from '../domain/cardTexts'
import { FACETS, type FacetKey } from '../domain/facets'
import type { FacetValue } from '../domain/listFacet'

/**
 * The parts of the list that the early script fills (showQuery.ts). `pages/jobsList` marks them. `pages`
 * has an item for `previous`, each page or gap, and `next`.
 */
export type ListPart =
  'clear' | 'count' | 'noMatches' | 'noMatchesText' | 'cards' | 'pages' | 'previous' | 'next' | CountName

/** Names the number beside the box of a value. */
type CountName = `${string}-${string}`

export const listPart = (part: ListPart) => ({ 'data-list-part': part })

export const countName = (key: FacetKey, { name }: FacetValue): CountName => `${FACETS[key].name}-${name}`

export const findPart = (part: ListPart) => document.querySelector(`[data-list-part=${part}]`)

/** Marks the element of a card that holds this text of the job, and nothing else before hydration. */
export const cardField = (field: CardField) => ({ 'data-job': field })

export const fieldSelector = (field: string) => `[data-job=${field}]`
