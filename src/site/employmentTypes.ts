/** The types of positions, as the site spells them, and the terms of search engines. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
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

const SPELLINGS = new Map(Object.keys(EMPLOYMENT_TYPES).map((type) => [type.toLowerCase(), type]))

/** `Contract or Full-time` for `contract or full-time`. */
export function spellTypes(text: string): string {
  const parts = text.split(/(, | or )/)
  return parts.map((part) => SPELLINGS.get(part.toLowerCase()) ?? part).join('')
}

/** One term, or the list of several: `Contract or Full-time`. */
export function employmentTypes(text: string): string | string[] {
  const terms = spellTypes(text)
    .split(/, | or /)
    .map((type) => EMPLOYMENT_TYPES[type] ?? 'OTHER')
  const [first = '', ...others] = new Set(terms)
  return others.length > 0 ? [first, ...others] : first
}
