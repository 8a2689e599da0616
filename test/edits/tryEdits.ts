import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job } from '../../src/domain/job'
import { copyOfSite } from '../support/copyOfSite'
import { runBin, viteBuild } from '../support/runNode'

const CONTENT = 'src/content'
const ANOTHER_COMPANY = 'another company'

const isYaml = (file: string) => file.endsWith('.yaml')
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Replaces a text in every file of a folder. */
function replaceAll(folder: string, from: string, to: string): void {
  for (const file of filesIn(folder).filter((name) => /\.(?:ts|yaml)$/.test(name))) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  }
}

const SEOUL =
  'id: 503\ntitle: 백엔드 개발자\nlanguage: ko\nplaces: [{ town: 서울 }, { town: 부산 }]\ndescription:\n  - 데이터\n'
const BERLIN = 'id: 502\nplaces: [{ town: Berlin }]\npay: { from: 65000, to: 70000, per: year }\n'
const GERMANY = "  { name: 'germany', label: 'Germany', code: 'DE', currency: 'EUR' },\n"

/** Adds a position with these fields, and the other ones of the first position. */
function addPosition(folder: string, fields: string, there?: string): void {
  const first = filesIn(folder).find(isYaml) ?? ''
  const given = ['places', 'workplace', 'location', 'pay', 'payRate', ...(fields.match(/^\w+/gm) ?? [])]
  // Perhaps of several lines.
  const pattern = RegExp(`^(?:${given.join('|')}):.*\\n(?:[ -].*\\n)*`, 'gm')
  const others = readFileSync(join(folder, first), 'utf8').replaceAll(pattern, '')
  const path = join(folder, there ?? dirname(first))
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'new.yaml'), fields + others)
}

/** Keeps the first countries of the list, with their positions, and adds another one. */
function changeCountries(folder: string, kept: number, added = ''): void {
  const list = join(folder, 'countries.ts')
  const source = readFileSync(list, 'utf8')
  const entries = source.match(/^ {2}\{ name: .*\n/gm) ?? []
  const names = entries.map((entry) => /'(.*?)'/.exec(entry)?.[1] ?? '')
  if (added !== '') addPosition(folder, BERLIN, 'positions/germany')
  for (const name of names.slice(kept)) rmSync(join(folder, 'positions', name), { recursive: true })
  writeFileSync(
    list,
    source.replace(entries.join(''), () => entries.slice(0, kept).join('') + added),
  )
}

/** Edits of a content folder, as staff make them. */
const EDITS: Readonly<Record<string, (folder: string) => void>> = {
  'no position': (folder) => rmSync(join(folder, 'positions'), { recursive: true }),
  'one position': (folder) => {
    for (const file of filesIn(folder).filter(isYaml).slice(1)) rmSync(join(folder, file))
  },
  [ANOTHER_COMPANY]: (folder) => {
    const [, name = ''] = /const name = '(.*)'/.exec(readFileSync(join(folder, 'company.ts'), 'utf8')) ?? []
    replaceAll(folder, name, 'Halden & Moor')
    replaceAll(folder, `${name.toLowerCase()}.example`, 'haldenmoor.com')
  },
  'a country more': (folder) => changeCountries(folder, 3, GERMANY),
  'two countries': (folder) => changeCountries(folder, 2),
  'one country': (folder) => changeCountries(folder, 1),
  'another country alone': (folder) => changeCountries(folder, 0, GERMANY),
  'a new position today': (folder) => {
    const today = new Date().toISOString().slice(0, 10)
    const title = 'R&D: Keeper of the “first” Lamp'
    addPosition(folder, `id: 501\ntitle: '${title}'\nworkplace: remote\ncreatedDate: ${today}\n`)
  },
  'a Korean position and two towns': (folder) => {
    addPosition(folder, SEOUL)
    const list = join(folder, 'towns.ts')
    const values = "{ name: 'seoul', label: '서울' }, { name: 'busan', label: '부산' },"
    writeFileSync(list, readFileSync(list, 'utf8').replace(/(?<=Town\[\] = \[)/, values))
  },
}

/** Throws if a built site lacks a position's page, or if a page shows a missing value. */
function checkBuiltPages(site: string): void {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const { positions }: { readonly positions: readonly Job[] } = JSON.parse(read('jobs.json'))
  const files = filesIn(site)
  const missing = positions.filter(({ id }) => !files.includes(join('jobs', `${id}.html`)))
  if (missing.length > 0) throw new Error(`No page for ${missing.map(({ id }) => id).join(', ')}`)
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const [found] = /.{0,40}(?:>|content="|Title: )(?:undefined|null|NaN)\b.{0,20}/.exec(read(page)) ?? []
    if (found !== undefined) throw new Error(`${page} says ${found}`)
  }
}

/** Makes an edit in a copy of the site, does what staff do before they publish, and visits the site. */
async function attempt(copy: string, name: string, edit: (folder: string) => void): Promise<void> {
  rmSync(join(copy, CONTENT), { recursive: true })
  cpSync(CONTENT, join(copy, CONTENT), { recursive: true })
  edit(join(copy, CONTENT))
  await runBin(copy, 'tsc', '-p', 'src')
  await viteBuild(copy, '--logLevel', 'warn')
  checkBuiltPages(join(copy, 'dist'))
  process.env['BUILT_SITE'] = join(copy, 'dist')
  await runBin('.', 'playwright', 'test', '--config', 'test/edits/playwright.config.ts')
  // No test knows the company's words.
  if (name === ANOTHER_COMPANY) await runBin(copy, 'jest', '--silent')
}

/** Tries each edit of the present content. `npm run test:edits -- words` tries those with the words in their names. */
export async function run(words: readonly string[]): Promise<void> {
  const wanted = words.join(' ')
  const copy = copyOfSite()
  for (const [name, edit] of Object.entries(EDITS).filter(([each]) => each.includes(wanted))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the edits share the copy
      await attempt(copy, name, edit)
      console.log(`✓ ${name}`)
    } catch (error) {
      process.exitCode = 1
      console.log(`✗ ${name}\n${String(error)}\n`)
    }
  }
  rmSync(copy, { recursive: true })
}
