/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { language } from '#content/language'
import { towns } from '#content/towns'
import { JOB_FIELDS, OPTIONAL_JOB_FIELDS } from '../../../src/domain/job'
import { catalogOf, readCatalog } from '../../../src/site/catalog'
import { repeatedIds } from '../../../src/site/contentCheck/checkPositions'
import { validateContent } from '../../../src/site/contentCheck/validateContent'
import { setNewestFirst, setShowsByDates } from '../../fixture/content/settings'
import { copyOfSite } from '../../support/copyOfSite'
import { runNode } from '../../support/runNode'
import { CASES, CONTEXT, KEEPER, NOW, POSITION, SOURCES, TEXTS } from './contentCases'

// Each run of the check starts Node and Vite.
jest.setTimeout(120_000)

const CHECK = 'src/site/contentCheck/runContentCheck.js'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each(CASES)(
  'judges content with %s',
  (_, { files = {}, texts = TEXTS, context, showsByDates = false, townLabels = [] }, ...says) => {
    jest.useFakeTimers({ now: NOW })
    setShowsByDates(showsByDates)
    for (const label of townLabels) towns.push({ name: label.toLowerCase(), label })
    const sources = new Map(SOURCES)
    for (const [file, text] of Object.entries(files)) {
      if (text === null) sources.delete(file)
      else sources.set(file, text)
    }
    const { findings } = validateContent(sources, texts, { ...CONTEXT, ...context })
    towns.length = 0
    setShowsByDates(false)
    const expected = says.map((words) => {
      const text: unknown = expect.stringContaining(words.replace(/^Warning: /, ''))
      const isWarning = words.startsWith('Warning: ')
      return expect.objectContaining({ isWarning, text })
    })
    expect(findings).toEqual(expected)
    // No position of valid content is missing from the site.
    const positions = [...sources.keys()].filter((file) => file.endsWith('.yaml'))
    expect(says.length > 0 || catalogOf(sources).length === positions.length).toBe(true)
  },
)

it('takes Latin letters in words of a site whose language has Cyrillic ones', () => {
  jest.useFakeTimers({ now: NOW })
  const sources = new Map(SOURCES).set(KEEPER, POSITION.replace('Bridge Keeper', 'PHPшник'))
  expect(validateContent(sources, TEXTS, CONTEXT).findings).toHaveLength(1)
  jest.replaceProperty(language, 'code', 'ru')
  expect(validateContent(sources, TEXTS, CONTEXT).findings).toEqual([])
})

it('gives editors a schema with the fields of a position', () => {
  const schema = JSON.parse(readFileSync('src/content/position.schema.json', 'utf8'))
  expect(new Set(Object.keys(schema.properties))).toEqual(
    new Set([...JOB_FIELDS, ...OPTIONAL_JOB_FIELDS, 'places', 'pay']),
  )
  // Made of the places if it is missing.
  expect(new Set([...schema.required, 'location'])).toEqual(new Set(JOB_FIELDS))
})

it('leaves out a draft, and counts it', () => {
  const sources = new Map([...SOURCES, ['positions/usa/_qa-lead.yaml', 'title: QA: careers@lead.example']])
  const { findings, summary } = validateContent(sources, { SITE_ORIGIN: 'https://lead.com' }, CONTEXT)
  expect(findings.filter(({ text }) => text.includes('lead'))).toEqual([])
  expect(summary).toContain('show 13 positions, without 1 draft: USA 1,')
  expect(catalogOf(sources)).toHaveLength(13)
})

/** The positions of the site with the dates of `POSITION`. */
const read = () => readCatalog('test/fixture/content').filter(({ id }) => id === '1').length

it.each([
  ['2026-10-14', 0, 'Hidden by their dates: Bridge Keeper. Policy'],
  ['2026-10-15', 1, 'India 0. Policy'],
  ['2027-12-31', 1, 'India 0. Policy'],
  ['2028-01-01', 0, 'Hidden by their dates: Bridge Keeper. Policy'],
])('shows a position by its dates only where the settings say so, on %s', (today, count, hidden) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00`) })
  expect(read()).toBe(1)
  setShowsByDates(true)
  expect(read()).toBe(count)
  const { summary } = validateContent(new Map([[KEEPER, POSITION]]), {}, CONTEXT)
  expect(summary).toMatch(`The site will show ${count} position`)
  expect(summary).toContain(hidden)
  setShowsByDates(false)
})

it('lists the newest positions first where the settings say so, and those of a day as otherwise', () => {
  const sameDay = { ...Object.fromEntries(SOURCES), 'positions/usa/copy.yaml': POSITION }
  const inOrder = () => catalogOf(new Map(Object.entries(sameDay)))
  const before = inOrder()
  setNewestFirst(true)
  const dates = [...new Set(before.map(({ createdDate }) => createdDate))].toSorted().toReversed()
  expect(inOrder()).toEqual(dates.flatMap((date) => before.filter((job) => job.createdDate === date)))
  setNewestFirst(false)
})

it('names the position that has an id first, and the highest id, under the policy `by-id`', () => {
  const ids = { 'india/a': 7, 'usa/b': 7, 'usa/c': 19, 'usa/a': 20 }
  const sources = Object.entries(ids).map(([file, id]) => [`positions/${file}.yaml`, `id: ${id}`] as const)
  expect(repeatedIds(new Map(sources))).toMatchObject([
    {
      isWarning: true,
      text: 'positions/india/a.yaml, line 1 (id: 7): id has the number of positions/usa/b.yaml, so its links open that position. Write a number that was never used, above 20.',
    },
  ])
})

describe('a site with mistakes in several files', () => {
  const [tab, colon] = CASES.filter(([title]) => /^a tab$|^no colon$/.test(title))
  const site = copyOfSite({
    'src/content/positions': null,
    'src/content/countries.ts': readFileSync('test/fixture/content/countries.ts', 'utf8'),
    'src/content/positions/usa/tab.yaml': tab?.[1].files?.[KEEPER] ?? '',
    'src/content/positions/usa/colon.yaml': colon?.[1].files?.[KEEPER] ?? '',
    'src/content/pageTitles.ts': "export const pageTitles = { home: 'Women's jobs' }\n",
  })
  const titles =
    "pageTitles.ts, line 1 (export const pageTitles = { home: 'Women's jobs' }): Something is missing"

  afterAll(() => rmSync(site, { recursive: true }))

  it.each([
    ['npm run check:content', [CHECK]],
    ['npm run build', ['node_modules/vite/bin/vite.js', 'build']],
  ])('ends %s with all of them, and without a stack', async (_, command) => {
    const { exitCode, output } = await runNode(site, ...command)
    for (const words of [tab?.[2], colon?.[2], titles]) expect(output).toContain(words)
    expect(output).toContain(`3 mistakes in ${join('src', 'content')}:`)
    expect(output).not.toMatch(/^\s+at /m)
    expect(exitCode).toBe(1)
  })

  it.each([
    ['[{ name: keeper }]', "countries.ts: keeper is not defined. Write a text between two '"],
    ['[{ name: ]', 'countries.ts, line 1 (export const countries = [{ name: ]):'],
  ])('names the mistake in the countries %s, without a stack', async (countries, mistake) => {
    rmSync(join(site, 'src/content/pageTitles.ts'), { force: true })
    writeFileSync(join(site, 'src/content/countries.ts'), `export const countries = ${countries}\n`)
    const { output } = await runNode(site, CHECK)
    expect(output).toContain(mistake)
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('fails with the error of a content file that the rules themselves import', async () => {
    for (const file of ['src/content/pageTitles.ts', 'src/content/countries.ts'])
      writeFileSync(join(site, file), readFileSync(file, 'utf8'))
    writeFileSync(join(site, 'src/content/positionWords.ts'), 'export const positionWords = null\n')
    const { exitCode, output } = await runNode(site, CHECK)
    expect(output).toContain('*.ts: TypeError: ')
    expect(exitCode).toBe(1)
  })
})
