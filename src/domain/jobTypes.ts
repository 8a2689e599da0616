import { positionWords } from '#content/positionWords'

/** In English. In a position, each may be a word of positionWords.ts. */
export const JOB_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
  'Apprenticeship',
  'Freelance',
  'Volunteer',
  'Per diem',
] as const

const OR = ` ${positionWords.or} `

/** The words of a text that may have several types: `Contract or Full-time`, `正社員、契約社員`. */
export const typeWords = (text: string) => text.replaceAll(OR, ' or ').split(/ ?[,،、] ?| or /)

/** The English word of a type, and the company's own ones. */
export const wordsOf = (type: (typeof JOB_TYPES)[number]): readonly string[] =>
  [type, positionWords[type] ?? []].flat()

/** In any letter case. */
export const findType = (word: string) =>
  JOB_TYPES.find((type) => wordsOf(type).some((each) => each.toLowerCase() === word.toLowerCase()))

/** In the address: `full-time`, `per-diem`. */
export const typeName = (type: string) => type.toLowerCase().replace(' ', '-')

/** The types in a text. `undefined` for each word that is none. */
export const typesIn = (text: string) => typeWords(text).map(findType)
