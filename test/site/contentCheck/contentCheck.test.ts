/** @jest-environment node */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../../support/copyOfSite'
import { runNode } from '../../support/runNode'
import { CASES } from './contentCases'
import { VALID_CONTENT } from './validContent'

// Each run of the check starts Node and Vite.
jest.setTimeout(120_000)

const CHECK = 'src/site/contentCheck/runContentCheck.js'

describe('the check, of content with', () => {
  let found: readonly unknown[]

  // In Node: Jest can't import Vite's parser.
  beforeAll(async () => {
    const { output } = await runNode(process.cwd(), 'test/site/contentCheck/findInCases.js')
    found = JSON.parse(output)
  })

  it.each(CASES.map(({ title, says }, index) => [title, says, index] as const))('%s', (_, says, index) => {
    const expected = says.map((words) => {
      const text = expect.stringContaining(words.replace(/^Warning: /, ''))
      return expect.objectContaining({
        severity: words.startsWith('Warning: ') ? 'warning' : 'mistake',
        text,
      })
    })
    expect(found[index]).toEqual(expected)
  })
})

describe('npm run check:content', () => {
  const site = copyOfSite(VALID_CONTENT)

  afterAll(() => rmSync(site, { recursive: true }))

  it('says what a site of valid content will show', async () => {
    const { exitCode, output } = await runNode(site, CHECK)
    expect(output).toMatch(
      /^Warning: .*\nNote: .*\nThe site will show \d+ positions: USA 1, Canada 6, India 6/m,
    )
    expect(exitCode).toBe(0)
  })
})

describe('a site with mistakes in several files', () => {
  const broken = CASES.filter(({ title }) =>
    ['an apostrophe', 'an empty text in a list', 'a misspelled name in a second export'].includes(title),
  )
  const site = copyOfSite(Object.assign({}, VALID_CONTENT, ...broken.map(({ files }) => files)))
  rmSync(join(site, 'src/content/pageTitles.ts'))
  const says = [
    ...broken.flatMap((each) => each.says),
    'pageTitles.ts: is missing. Put it back, or ask a developer.',
  ]

  afterAll(() => rmSync(site, { recursive: true }))

  it.each([
    ['npm run check:content', [CHECK]],
    ['npm run build', ['node_modules/vite/bin/vite.js', 'build']],
  ])('ends %s with all of them, without a word for programmers', async (_, command) => {
    const { exitCode, output } = await runNode(site, ...command)
    expect(says.filter((words) => !output.includes(words))).toEqual([])
    expect(output).toContain('4 mistakes in src/content:')
    expect(output).not.toMatch(/^\s+at /m)
    expect(exitCode).toBe(1)
  })
})
