import { toMatchable } from '../domain/matching'
import { readField } from './listParts'
import type { CardSource } from './showQuery'

/** Reads the positions in their cards. Those that are not shown are hidden. */
export const cardsInFile: CardSource = {
  read: (cards) =>
    cards.map((card) => ({ ...toMatchable((field) => readField(card, field)), cardAt: () => card })),
}
