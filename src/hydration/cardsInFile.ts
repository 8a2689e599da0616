import { toMatchable } from '../domain/matching'
import { readField } from './listParts'
import { answerEarly, type CardSource } from './showQuery'

/** Reads the positions in their cards. Those that are not shown are hidden. */
export const cardsInFile: CardSource = {
  read: (cards) =>
    cards.map((card) => ({ ...toMatchable((field) => readField(card, field)), cardAt: () => card })),
}

/* The inline script at the end of a list with every card. If it fails, the page stays hidden until the app comes. */
answerEarly(cardsInFile)
