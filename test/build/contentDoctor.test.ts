/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { aJob } from '../support/aJob'
import { copyOfSite } from '../support/copyOfSite'
import { runNode } from '../support/runNode'

// Node and Vite start anew for each, perhaps on a busy machine.
jest.setTimeout(120_000)

const ROOT = join(__dirname, '../..')
const BROKEN = join(__dirname, 'brokenContent')
const DOCTOR = 'src/build/contentDoctor/runContentDoctor.js'
const VITE = 'node_modules/vite/bin/vite.js'

function brokenContent(name: string): string {
  return readFileSync(join(BROKEN, name), 'utf8')
}

/** The first line of a broken file holds the words expected for it. */
function expectedWords(name: string): string {
  const [firstLine = ''] = brokenContent(name).split('\n')
  return firstLine.replace(/^\/\/ /, '')
}

describe('each mistake by itself', () => {
  let found: Readonly<Record<string, readonly string[]>>

  beforeAll(async () => {
    const { output } = await runNode(ROOT, 'test/build/readBrokenContent.js')
    found = JSON.parse(output)
  })

  it.each(readdirSync(BROKEN))('%s: is told once, with place, value, rule and example', (name) => {
    expect(found[name]).toEqual([expectedWords(name)])
  })
})

describe('content as it is shipped', () => {
  it('is fine, and the doctor says what the site will show', async () => {
    const { exitCode, output } = await runNode(ROOT, DOCTOR)
    expect(output).toContain('The site will show 22 positions: USA 10, Canada 6, India 6, policy first')
    expect(exitCode).toBe(0)
  })
})

describe('content with a passed deadline and an id that stands twice', () => {
  const passed = aJob({ createdDate: '2019-10-15', endDate: '2019-12-31' })
  const jobs = [passed, { ...passed, title: 'QA Lead' }]
  const site = copyOfSite({ 'jobsUsa.ts': `export const jobsUsa = ${JSON.stringify(jobs)}` })

  afterAll(() => rmSync(site, { recursive: true }))

  it('may go on the site, with a warning and a note', async () => {
    const { exitCode, output } = await runNode(site, DOCTOR)
    expect(output).toContain('Warning: jobsUsa.ts, position 2 ("QA Lead", Boston, Massachusetts): endDate')
    expect(output).toContain('Note: several positions share an id: 1, ')
    expect(output).toContain('The site will show 14 positions: USA 2, Canada 6, India 6, policy first')
    expect(exitCode).toBe(0)
  })
})

describe('content with mistakes in four files', () => {
  const broken = {
    'jobsUsa.ts': 'jobsUsa.apostrophe.ts',
    'jobsCanada.ts': 'jobsCanada.deadlineOffTheCalendar.ts',
    'company.ts': 'company.wordWithoutQuotes.ts',
    'homeText.ts': 'homeText.emptyServiceName.ts',
  }
  const site = copyOfSite(
    Object.fromEntries(Object.entries(broken).map(([file, name]) => [file, brokenContent(name)])),
  )
  rmSync(join(site, 'src/content/pageTitles.ts'))
  const words = [
    ...Object.values(broken).map(expectedWords),
    'pageTitles.ts: is missing. Put it back, or ask a developer.',
  ]

  afterAll(() => rmSync(site, { recursive: true }))

  it.each([
    ['npm run check:content', [DOCTOR]],
    ['npm run build', [VITE, 'build']],
    ['npm run dev', [VITE]],
  ])('ends %s with all of them at once, and with no word for programmers', async (_, command) => {
    const { exitCode, output } = await runNode(site, ...command)
    expect(words.filter((line) => !output.includes(`\n${line}\n`))).toEqual([])
    expect(output).toContain('5 mistakes in src/content:')
    expect(output).not.toMatch(/^\s+at /m)
    expect(exitCode).toBe(1)
  })
})
