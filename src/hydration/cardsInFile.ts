import { toMatchable } from '../domain/matching'
import { answerEarly } from './answerEarly'
import { readField } from './listParts'
import type { CardSource } from './showQuery'

/** Reads the positions in their cards, before a browser translates them. */
export const cardsInFile: CardSource = (cards) =>
  cards.map((card) => ({ ...toMatchable((field) => readField(card, field)), cardAt: () => card }))

/* The inline script at the end of a list with every card. */
answerEarly(cardsInFile)
