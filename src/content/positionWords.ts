// WORDS THAT THE SITE READS IN POSITIONS, for search engines and for the check of the content.
//
// Positions may have the word on the right, and the English one on the left, which must stay.
// Visitors see what a position says. For German: 'Full-time': 'Vollzeit', or: 'oder', 'per year': 'pro Jahr'.

export const positionWords: Readonly<Record<string, string>> = {
  'Full-time': 'Full-time',
  'Part-time': 'Part-time',
  Contract: 'Contract',
  Temporary: 'Temporary',
  Internship: 'Internship',
  Apprenticeship: 'Apprenticeship',
  Freelance: 'Freelance',
  Volunteer: 'Volunteer',
  'Per diem': 'Per diem',

  /** Between two types, and between two places. */
  or: 'or',

  /** Words in places. */
  remote: 'remote',
  hybrid: 'hybrid',
  'on-site': 'on-site',

  /** Words in pay. */
  from: 'from',
  'up to': 'up to',
  to: 'to',
  'per hour': 'per hour',
  'per day': 'per day',
  'per week': 'per week',
  'per month': 'per month',
  'per year': 'per year',
}
