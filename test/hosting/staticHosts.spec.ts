import { expect, test } from '@playwright/test'
import { securityHeaders } from '../../src/site/security/securityPolicy'
import { answersBelow, type ExpectedAnswer } from './addresses'
import { cloudflarePages } from './cloudflarePages'
import { cloudFront } from './cloudFront'
import { netlify } from './netlify'
import { pagesOf } from './pagesOf'
import { SITES } from './sites'
import { handedSite, type HandedSite, type HostAnswer } from './staticHost'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = /^(?:no-cache|public, max-age=0, must-revalidate)$/

function expectAnswer(
  { status, file, location, headers }: HostAnswer,
  expected: ExpectedAnswer,
  base: string,
): void {
  if ('movedTo' in expected) {
    expect([301, 308]).toContain(status)
    expect(location).toBe(expected.movedTo)
  } else if ('asset' in expected) {
    expect({ status, file }).toEqual({ status: 200, file: `${base}${expected.asset}` })
    expect(headers['Cache-Control']).toBe(IMMUTABLE)
  } else if ('file' in expected) {
    expect({ status, file }).toEqual({ status: 200, file: `${base}${expected.file}` })
    expect(headers['Cache-Control']).toMatch(REVALIDATED)
  } else {
    const body = expected.missing === 'page' ? '404.html' : 'assets/404.html'
    expect({ status, file }).toEqual({ status: 404, file: `${base}${body}` })
    expect(headers['Cache-Control'] ?? '').not.toContain('immutable')
  }
}

for (const [siteName, { base, files, root }] of Object.entries(SITES)) {
  for (const [host, answer] of Object.entries({ Netlify: netlify, 'Cloudflare Pages': cloudflarePages })) {
    test.describe(`${host}, site ${siteName}`, () => {
      for (const [sentence, addresses] of Object.entries(answersBelow(base, files))) {
        test(sentence, async () => {
          const site = handedSite(root, files)
          for (const [address, expected] of Object.entries(addresses)) {
            await test.step(address.slice(0, 100), () => expectAnswer(answer(site, address), expected, base))
          }
        })
      }

      test('the policy’s headers hold for every answer with a body', () => {
        const site = handedSite(root, files)
        for (const path of ['', 'jobs', 'jobs/7', 'nope', 'assets/none.js', 'favicon.svg']) {
          expect(answer(site, `${base}${path}`).headers).toMatchObject(securityHeaders(pagesOf(files)))
        }
      })

      test('the files of rules are not served', () => {
        const site = handedSite(root, files)
        for (const name of ['_headers', '_redirects']) expect(answer(site, `/${name}`).status).toBe(404)
      })
    })
  }

  test.describe(`S3 with CloudFront, site ${siteName}`, () => {
    for (const [sentence, addresses] of Object.entries(answersBelow(base, files))) {
      test(sentence, async () => {
        const site = handedSite(root, files)
        for (const [address, expected] of Object.entries(addresses)) {
          // A distribution has one error page for all.
          const expectedHere: ExpectedAnswer = 'missing' in expected ? { missing: 'page' } : expected
          await test.step(address.slice(0, 100), () =>
            expectAnswer(cloudFront(base, site, address), expectedHere, base),
          )
        }
      })
    }
  })

  test(`the files of rules are within the hosts’ limits, site ${siteName}`, () => {
    // Cloudflare Pages': 100 rules of headers, 100 redirects with a *, lines of 2000 and 1000 characters.
    const { headersFile, redirects }: HandedSite = handedSite(root, files)
    expect(headersFile.split('\n\n').length).toBeLessThanOrEqual(100)
    expect(Math.max(...headersFile.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
    expect(redirects.length).toBeLessThanOrEqual(100)
    expect(Math.max(...redirects.map(({ from, to }) => from.length + to.length))).toBeLessThan(900)
  })
}
