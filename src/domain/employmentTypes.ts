import { positionWords } from '#content/positionWords'

/** The types in English, and the terms of search engines. In a position, each may be a word of positionWords.ts. */
export const EMPLOYMENT_TYPES: Readonly<Partial<Record<string, string>>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Apprenticeship: 'OTHER',
  Freelance: 'CONTRACTOR',
  Volunteer: 'VOLUNTEER',
  'Per diem': 'PER_DIEM',
}

export const JOB_TYPES = Object.keys(EMPLOYMENT_TYPES)

const OR = ` ${positionWords.or} `

/** The words of a text that may have several types: `Contract or Full-time`, `正社員、契約社員`. */
export const typeWords = (text: string) => text.replaceAll(OR, ' or ').split(/ ?[,،、] ?| or /)

/** The English word of a type, and the company's own ones. */
export const wordsOf = (type: string): readonly string[] => [type, positionWords[type] ?? []].flat()

/** In any letter case. */
export const findType = (word: string) =>
  JOB_TYPES.find((type) => wordsOf(type).some((each) => each.toLowerCase() === word.toLowerCase()))

/** In the address: `full-time`, `per-diem`. */
export const typeName = (type: string) => type.toLowerCase().replace(' ', '-')

/** The types in a text. `undefined` for each word that is none. */
export const typesIn = (text: string) => typeWords(text).map(findType)
