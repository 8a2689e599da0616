import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FIXTURE = 'test/fixture/content'

/** Placeholders, addresses, phone numbers and types of files are the same in every language. */
const KEPT = /(\{\w+\}|\S*[@/]\S+\.\S+|\S*\.example\b|\.(?:pdf|docx?)\b)/

/** From left to right with accents on the vowels, and two fifths longer. */
const LANGUAGES = {
  ltr: {
    code: 'pl',
    spell: (text: string) => text.replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301`.normalize().repeat(2)),
  },
  rtl: {
    code: 'he',
    spell: (text: string) =>
      text.replace(/[a-z]/gi, (letter) => String.fromCharCode(0x5d0 + (letter.charCodeAt(0) % 27))),
  },
}

/** In the place of the signs between texts and around them. */
const SIGNS: Readonly<Record<string, string>> = { ', ': '、', '. ': '。', '“': '「', '”': '」' }

const COUNTRIES = [
  { name: 'australia', label: 'Australia', code: 'AU', currency: 'AUD', currencySign: '$' },
  { name: 'new-zealand', label: 'New Zealand', code: 'NZ', currency: 'NZD', currencySign: '$' },
  { name: 'singapore', label: 'Singapore', code: 'SG', currency: 'SGD', currencySign: '$' },
]
const LABELS =
  'Design, Finance and Controlling, Human Resources, Legal, Consulting, Sales & Support, Software Development, Quality Assurance'
const DEPARTMENTS = LABELS.split(', ').map((label, index) => ({ name: 'abcdefgh'.charAt(index), label }))

/** Entries that the fixture does not have: six countries and eight departments are many filters. */
const FURTHER: Readonly<Record<string, readonly object[]>> = {
  countries: COUNTRIES,
  departments: DEPARTMENTS,
  workplaces: [
    { name: 'hybrid', label: 'Hybrid' },
    { name: 'on-site', label: 'On site' },
  ],
  jobTypes: [{ name: 'full-time', label: 'Full-time' }],
  footerLinks: [{ label: 'Legal Notice', address: 'https://www.larkfield.example/legal' }],
}

/** Each position has a department, and each further country has some of Canada's. */
function addPositions(folder: string): void {
  const inCanada = readdirSync(join(folder, 'canada')).slice(2)
  for (const { name, label } of COUNTRIES) {
    mkdirSync(join(folder, name))
    for (const file of inCanada) {
      const source = readFileSync(join(folder, 'canada', file), 'utf8')
      writeFileSync(join(folder, name, file), source.replaceAll('Canada', label))
    }
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const [index, file] of files.filter((name) => name.endsWith('.yaml')).entries()) {
    const path = join(folder, file)
    const line = `department: ${DEPARTMENTS[index % DEPARTMENTS.length]?.label}\n`
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^(?=description:)/m, line))
  }
}

/**
 * Writes the fixture's content into a folder, with many filters and an origin, in a language without a word or, from left to
 * right, a vowel of English.
 */
export async function writeInLanguage(folder: string, direction: keyof typeof LANGUAGES): Promise<void> {
  const { code, spell } = LANGUAGES[direction]
  const spellText = (text: string) =>
    text
      .split(KEPT)
      .map((part, index) => (index % 2 === 0 ? spell(part) : part))
      .join('')
  const translate = (value: unknown, name = ''): unknown => {
    // A country whose places need no state.
    if (value === 'US') return 'GB'
    if (typeof value === 'string')
      return /^(?:code|currency|domain|file|kind)$/.test(name) ||
        (name === 'name' && /^[a-z][\w-]*$/.test(value))
        ? value
        : spellText(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => translate(each))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translate(each, key)]))
  }
  const write = async (file: string, source: string): Promise<string> => {
    if (file.endsWith('.yaml'))
      return source.replace(
        /(?<=^(?:title|company|department|type|duration|hours): | {2}(?:- town|  region): | {2}- (?!town:)).*/gm,
        spellText,
      )
    // From right to left with the months of date-fns. A Polish month has vowels.
    if (file === 'language.ts')
      return source
        .replace("'en',", `'${code}',`)
        .replace("direction: 'ltr',", `direction: '${direction}',`)
        .replace('MMMM d, yyyy', direction === 'ltr' ? 'd/M yyyy' : 'd MMMM yyyy')
        .replaceAll(/en-US|enUS/g, direction === 'ltr' ? '$&' : 'he')
        .replaceAll(/(?<=\{text\})[,.] |[“”]/g, (sign) => SIGNS[sign] ?? '')
    if (file === 'settings.ts')
      return source.replace("siteOrigin: string = ''", "siteOrigin = 'https://www.larkfield.example'")
    const texts: object = await import(join(process.cwd(), FIXTURE, file))
    const all = Object.entries(texts).map(([name, text]) => {
      const entries = Array.isArray(text) ? [...text, ...(FURTHER[name] ?? [])] : text
      return `export const ${name} = ${JSON.stringify(translate(entries))}\n`
    })
    return all.join('')
  }
  rmSync(join(folder, 'positions'), { recursive: true })
  cpSync(FIXTURE, folder, { recursive: true })
  addPositions(join(folder, 'positions'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:ts|yaml)$/.test(name))) {
    const path = join(folder, file)
    // oxlint-disable-next-line no-await-in-loop -- the modules import one another
    writeFileSync(path, await write(file, readFileSync(path, 'utf8')))
  }
}
