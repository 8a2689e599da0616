import { expect, test } from '@playwright/test'
import { securityHeaders } from '../../src/build/securityPolicy'
import { owedBelow, type Owed } from './addresses'
import { cloudflarePages } from './cloudflarePages'
import { cloudFront } from './cloudFront'
import { netlify } from './netlify'
import { pagesOf } from './pagesOf'
import { SITES } from './sites'
import { handedSite, type HandedSite, type HostAnswer } from './staticHost'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = /^(?:no-cache|public, max-age=0, must-revalidate)$/

function expectOwed({ status, file, location, headers }: HostAnswer, owed: Owed, base: string): void {
  if ('movedTo' in owed) {
    expect([301, 308]).toContain(status)
    expect(location).toBe(owed.movedTo)
  } else if ('asset' in owed) {
    expect({ status, file }).toEqual({ status: 200, file: `${base}${owed.asset}` })
    expect(headers['Cache-Control']).toBe(IMMUTABLE)
  } else if ('file' in owed) {
    expect({ status, file }).toEqual({ status: 200, file: `${base}${owed.file}` })
    expect(headers['Cache-Control']).toMatch(REVALIDATED)
  } else {
    const body = owed.missing === 'page' ? '404.html' : 'assets/404.html'
    expect({ status, file }).toEqual({ status: 404, file: `${base}${body}` })
    expect(headers['Cache-Control'] ?? '').not.toContain('immutable')
  }
}

for (const [siteName, { base, files, root }] of Object.entries(SITES)) {
  for (const [host, answer] of Object.entries({ Netlify: netlify, 'Cloudflare Pages': cloudflarePages })) {
    test.describe(`${host}, site ${siteName}`, () => {
      for (const [sentence, addresses] of Object.entries(owedBelow(base, files))) {
        test(sentence, async () => {
          const site = handedSite(root, files)
          for (const [address, owed] of Object.entries(addresses)) {
            await test.step(address.slice(0, 100), () => expectOwed(answer(site, address), owed, base))
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
    for (const [sentence, addresses] of Object.entries(owedBelow(base, files))) {
      test(sentence, async () => {
        const site = handedSite(root, files)
        for (const [address, owed] of Object.entries(addresses)) {
          // A distribution has one error page for all.
          const owedHere: Owed = 'missing' in owed ? { missing: 'page' } : owed
          await test.step(address.slice(0, 100), () =>
            expectOwed(cloudFront(base, site, address), owedHere, base),
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
