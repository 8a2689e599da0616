/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../../support/copyOfSite'
import { runNode } from '../../support/runNode'
import { CASES } from './contentCases'
import { VALID_CONTENT } from './validContent'

// Node and Vite start anew for each, perhaps on a busy machine.
jest.setTimeout(120_000)

const ROOT = join(__dirname, '../../..')
const CHECK = 'src/site/contentCheck/runContentCheck.js'

describe('what the check says of content with', () => {
  let found: readonly (readonly string[])[]

  beforeAll(async () => {
    const { output } = await runNode(ROOT, 'test/site/contentCheck/runCases.js')
    found = JSON.parse(output)
  })

  it.each(CASES.map(({ title, words }, index) => [title, words, index] as const))('%s', (_, words, index) => {
    expect(found[index]).toEqual(words)
  })
})

it('says of a slip what to do by the words of one parser: look at its cases when another is installed', () => {
  const parser = readFileSync(join(ROOT, 'node_modules/rolldown/package.json'), 'utf8')
  expect(JSON.parse(parser)).toMatchObject({ version: '1.2.19' })
})

it.each(['src/content', 'test/fixture/content'])('knows what each file in %s must hold', (folder) => {
  expect(
    readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.ts') && !(file in VALID_CONTENT)),
  ).toEqual([])
})

describe('a site of valid content', () => {
  const site = copyOfSite(VALID_CONTENT)

  afterAll(() => rmSync(site, { recursive: true }))

  it('is told what it will show', async () => {
    const { exitCode, output } = await runNode(site, CHECK)
    expect(output).toMatch(/^The site will show \d positions: USA 1, Canada 1, India 1.*, policy first/m)
    expect(exitCode).toBe(0)
  })
})

describe('a site with mistakes in several files', () => {
  const broken = CASES.filter(({ title }) =>
    ['an apostrophe', 'an empty name in a list', 'a misspelled name below'].includes(title),
  )
  const site = copyOfSite(Object.assign({}, VALID_CONTENT, ...broken.map(({ files }) => files)))
  rmSync(join(site, 'src/content/pageTitles.ts'))
  const words = [
    ...broken.flatMap((each) => each.words),
    'pageTitles.ts: is missing. Put it back, or ask a developer.',
  ]

  afterAll(() => rmSync(site, { recursive: true }))

  it.each([
    ['npm run check:content', [CHECK]],
    ['npm run build', ['node_modules/vite/bin/vite.js', 'build']],
  ])('ends %s with all of them at once, and with no word for programmers', async (_, command) => {
    const { exitCode, output } = await runNode(site, ...command)
    expect(words.filter((line) => !output.includes(`\n${line}\n`))).toEqual([])
    expect(output).toContain(`${words.length} mistakes in src/content:`)
    expect(output).not.toMatch(/^\s+at /m)
    expect(exitCode).toBe(1)
  })
})
