import { toMatchable } from '../domain/matching'
import { answerEarly } from './answerEarly'
import { fieldSelector } from './listParts'
import type { CardSource } from './showQuery'

/** Reads the positions in copies of their cards: a browser may translate the page first. */
export const cardsInFile: CardSource = (cards) => {
  const copies = cards.map((card) => document.importNode(card, true))
  return () =>
    copies.map((copy, index) => {
      const position = toMatchable((field) => copy.querySelector(fieldSelector(field))?.textContent ?? '')
      return Object.assign(position, { cardAt: () => cards[index] })
    })
}

/* The inline script at the end of a list with every card. */
answerEarly(cardsInFile)
