import { existsSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { answersOf, type ExpectedAnswer } from './addresses'
import { SITE_AT_BASE, SITES } from './nginxServer'

const SOURCE = readFileSync(new URL('../../src/site/hosting/cloudFrontFunction.js', import.meta.url), 'utf8')

type Outcome =
  | { readonly uri: string }
  | { readonly statusCode: number; readonly headers: { readonly location: { readonly value: string } } }

/** Runs the function with the event that CloudFront passes. */
function runFunction(base: string, address: string): Outcome {
  const [uri, query] = address.split('?')
  const context = createContext({ event: { request: { uri, rawQueryString: () => query } } })
  const outcome: Outcome = runInContext(
    `${SOURCE.replace("const BASE = '/'", `const BASE = '${base}'`)}; handler(event)`,
    context,
  )
  return outcome
}

function expectOutcome(outcome: Outcome, expected: ExpectedAnswer, { base, root }: (typeof SITES)[number]) {
  if ('movedTo' in expected) {
    expect(outcome).toMatchObject({ statusCode: 301, headers: { location: { value: expected.movedTo } } })
    return
  }
  const key = 'uri' in outcome ? decodeURIComponent(outcome.uri) : ''
  if ('missing' in expected) expect(existsSync(`${root}${key}`)).toBe(false)
  else expect(key).toBe(base + ('file' in expected ? expected.file : expected.asset))
}

for (const site of SITES) {
  test(`the function for CloudFront finds the file of an address below ${site.base}`, async () => {
    for (const answers of Object.values(answersOf(site))) {
      for (const [address, expected] of Object.entries(answers)) {
        await test.step(address.slice(0, 100), () =>
          expectOutcome(runFunction(site.base, address), expected, site),
        )
      }
    }
  })
}

test('the function for CloudFront leads from a base path without its slash to the home page', () => {
  expectOutcome(runFunction('/site/', '/site?utm_source=x'), { movedTo: '/site/?utm_source=x' }, SITE_AT_BASE)
})
