import { toMatchable } from '../domain/matching'
import { readField } from './listParts'
import type { ListFile } from './showQuery'

/** Reads the positions in their cards. Those that are not shown are hidden. */
export const FILE_OF_ALL_CARDS: ListFile = {
  read: (cards) =>
    cards.map((card) => ({ ...toMatchable((field) => readField(card, field)), show: () => card })),
}
