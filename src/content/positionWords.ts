// WORDS FOR THE TYPES OF POSITIONS, which the site reads for search engines, the filter and the check of the content.
//
// Positions may have the word on the right, and the English one on the left, which must stay.
// Visitors see what a position says. For German: 'Full-time': 'Vollzeit', or: 'oder'.
// Several words of one type, as of two countries, are a list: 'Full-time': ['CLT', 'Contrato sem termo'].

export const positionWords: PositionWords = {
  'Full-time': 'Full-time',
  'Part-time': 'Part-time',
  Contract: 'Contract',
  Temporary: 'Temporary',
  Internship: 'Internship',
  Apprenticeship: 'Apprenticeship',
  Freelance: 'Freelance',
  Volunteer: 'Volunteer',
  'Per diem': 'Per diem',

  /** Between two types. */
  or: 'or',
}

interface PositionWords {
  readonly or: string
  readonly [type: string]: string | readonly string[]
}
