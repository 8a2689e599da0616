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

/** `Contract or Full-time` for `contract or FULL-TIME`. */
export const spellTypes = (text: string) =>
  text.toLowerCase().replace(/(?<=^|, | or )\w/g, (letter) => letter.toUpperCase())

/** One term, or the list of several: `Contract or Full-time`. */
export function employmentTypes(text: string): string | string[] {
  const terms = spellTypes(text)
    .split(/, | or /)
    .map((type) => EMPLOYMENT_TYPES[type] ?? 'OTHER')
  const different = [...new Set(terms)]
  return different.length > 1 ? different : different.join()
}
