/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureTexts, withPictureTexts } from '../../../src/site/contentCheck/pictureTexts'
import { siteSummary } from '../../../src/site/contentCheck/siteSummary'
import { aJob } from '../../support/aJob'
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

  it('says what a site with valid content will show', async () => {
    const { exitCode, output } = await runNode(site, CHECK)
    expect(output).toMatch(
      /^Warning: .*\nNote: several positions have the same id \(19, 20, 21, 22\)\..*\nThe site will show 13 positions: USA 1, Canada 6, India 6/m,
    )
    expect(exitCode).toBe(0)
  })

  it('reads from the preview picture what it shows', () => {
    const path = join(site, 'public/picture.png')
    writeFileSync(path, readFileSync(join(site, 'public/apple-touch-icon.png')))
    expect([path, 'missing.png'].map(pictureTexts)).toEqual([null, null])
    const texts = { name: 'मील', headline: 'Find “your” way' }
    writeFileSync(path, withPictureTexts(readFileSync(path), texts))
    expect(pictureTexts(path)).toEqual(texts)
  })
})

it.each([
  [48, 'first', /^The site will show 48 positions: USA 48, .* every detail page shows the first position\.$/],
  [49, 'by-id', /the position with its id\. With more than 48 positions, a saved search/],
])('sums up a site of %s positions under the policy %s', (count, policy, summary) => {
  const jobs = Array.from({ length: count }, (_, index) => aJob({ id: `${index}` }))
  expect(siteSummary(jobs, policy)).toMatch(summary)
})

describe('a site with mistakes in several files', () => {
  const titles = /^an apostrophe$|^an empty text in a list|^a misspelled name in a second/
  const broken = CASES.filter(({ title }) => titles.test(title))
  const site = copyOfSite(Object.assign({}, VALID_CONTENT, ...broken.map(({ files }) => files)))
  rmSync(join(site, 'src/content/pageTitles.ts'))
  const missing = 'pageTitles.ts: is missing. Put it back, or ask a developer.'

  afterAll(() => rmSync(site, { recursive: true }))

  it.each([
    ['npm run check:content', [CHECK]],
    ['npm run build', ['node_modules/vite/bin/vite.js', 'build']],
  ])('ends %s with all of them, and without a stack', async (_, command) => {
    const { exitCode, output } = await runNode(site, ...command)
    for (const words of [...broken.flatMap(({ says }) => says), missing]) expect(output).toContain(words)
    expect(output).toContain('4 mistakes in src/content:')
    expect(output).not.toMatch(/^\s+at /m)
    expect(exitCode).toBe(1)
  })
})
