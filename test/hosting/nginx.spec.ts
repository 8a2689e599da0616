import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { securityHeaders } from '../../src/site/security/securityPolicy'
import { answersBelow, type ExpectedAnswer } from './addresses'
import { hasBrotli } from './nginxServer'
import { pagesOf } from './pagesOf'
import { request, type Answer } from './request'
import { portOf, SITES, type HostedSite } from './sites'

const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; charset=utf-8$/,
  js: /^(?:application|text)\/javascript\b/,
  woff2: /^font\/woff2$/,
  svg: /^image\/svg\+xml$/,
  ico: /^image\/x-icon$/,
  png: /^image\/png$/,
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The policy that the pages as they lie there call for, told anew from them. */
function expectSecurityHeaders({ headers }: Answer, site: HostedSite): void {
  for (const [name, value] of Object.entries(securityHeaders(pagesOf(site.files)))) {
    expect(headers[name.toLowerCase()], name).toBe(value)
  }
}

function expectFile(
  answer: Answer,
  { files }: HostedSite,
  file: string,
  status: number,
  caching: string,
): void {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toMatch(TYPES[file.split('.').at(-1) ?? ''] ?? /$^/)
  expect(answer.headers['cache-control']).toBe(caching)
  expect(answer.body.equals(readFileSync(`${files}/${file}`))).toBe(true)
}

function expectAnswer(answer: Answer, expected: ExpectedAnswer, site: HostedSite): void {
  if ('file' in expected) expectFile(answer, site, expected.file, 200, 'no-cache')
  else if ('asset' in expected) expectFile(answer, site, expected.asset, 200, IMMUTABLE)
  else if ('movedTo' in expected) {
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(expected.movedTo)
    expect(answer.headers['cache-control']).toBe('no-cache')
  } else if (expected.missing === 'page') expectFile(answer, site, '404.html', 404, 'no-cache')
  else expectPlainNotFound(answer)
}

function expectPlainNotFound(answer: Answer): void {
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(String(answer.body)).toBe('Not found\n')
}

for (const [siteName, site] of Object.entries(SITES)) {
  const { base, files } = site
  test.describe(`nginx, site ${siteName}`, () => {
    for (const [sentence, addresses] of Object.entries(answersBelow(base, files))) {
      test(sentence, async () => {
        for (const [address, expected] of Object.entries(addresses)) {
          await test.step(address.slice(0, 100), async () => {
            const answer = await request(portOf(site), address)
            expectAnswer(answer, expected, site)
            expectSecurityHeaders(answer, site)
          })
        }
      })
    }

    test('an address that only a host would clean is the not-found page, as what runs in it says', async () => {
      for (const address of [
        `${base}/jobs`,
        `${base}jobs//7`,
        `${base}jobs%2F7`,
        `${base}jobs%2f7?search=data`,
      ]) {
        expectAnswer(await request(portOf(site), address), { missing: 'page' }, site)
      }
      // What is searched for is none of its business.
      const { status } = await request(portOf(site), `${base}jobs?search=a%2Fb//c`)
      expect(status).toBe(200)
    })

    test('an address with its file’s ending leads to the page’s own', async () => {
      for (const [typed, page] of [
        ['jobs.html?search=data', 'jobs?search=data'],
        ['jobs/7.html', 'jobs/7'],
        ['index.html', ''],
      ]) {
        const { status, headers } = await request(portOf(site), `${base}${typed}`)
        expect({ status, location: headers.location }).toEqual({ status: 301, location: `${base}${page}` })
      }
    })

    test('what lies there for hosts alone is not served, nor what does not exist, nor what is hidden', async () => {
      const port = portOf(site)
      for (const path of [
        '_headers',
        '_redirects',
        '_nginx.conf',
        '.nojekyll',
        'jobs.html.br',
        '.git/config',
        '404',
        '404.html',
      ]) {
        expect((await request(port, `${base}${path}`)).status, path).toBe(404)
      }
      for (const path of ['nope.js', 'nope.php', 'jobs/nope.json']) {
        expectPlainNotFound(await request(port, `${base}${path}`))
      }
    })

    test('nothing typed leads out of the site or into a header', async () => {
      const port = portOf(site)
      for (const path of ['../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', '..%2f..%2f..%2fetc%2fpasswd']) {
        const { status, body } = await request(port, `${base}${path}`)
        expect([400, 404], path).toContain(status)
        expect(String(body)).not.toContain('root:')
      }
      expect(
        (await request(port, `${base}assets/../jobs`)).body.equals(readFileSync(`${files}/jobs.html`)),
      ).toBe(true)
      for (const path of [
        'JOBS/%0d%0aX-Typed:%201/',
        'a%0d%0aX-Typed:%201.html',
        '/evil.example/x.html',
        'JOBS//evil',
      ]) {
        const { headers } = await request(port, `${base}${path}`)
        expect(headers['x-typed']).toBeUndefined()
        expect(headers.location ?? base, path).toMatch(/^\/(?!\/)[\w/-]*$/)
      }
    })

    test('texts come compressed to who can read that, and are told apart by caches', async () => {
      const port = portOf(site)
      const scripts = readdirSync(`${files}/assets`)
        .map((name) => `assets/${name}`)
        .filter((name) => name.endsWith('.js') && statSync(`${files}/${name}`).size > 2000)
      const texts = ['jobs', 'jobs/7', 'nope', ...scripts].map((name) => `${base}${name}`)
      for (const address of texts) {
        const plain = await request(port, address)
        const zipped = await request(port, address, { 'Accept-Encoding': 'gzip, deflate' })
        expect(zipped.headers['content-encoding'], address).toBe('gzip')
        expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
        expect(zipped.body.length).toBeLessThan(plain.body.length * 0.6)
        for (const { headers } of [plain, zipped]) expect(headers.vary).toBe('Accept-Encoding')
        expect(zipped.headers['content-type']).toBe(plain.headers['content-type'])
        expectSecurityHeaders(zipped, site)
      }
    })

    test('brotli comes first where this nginx can send it', async () => {
      test.skip(
        !hasBrotli(),
        'This nginx has no brotli_static module (Debian: libnginx-mod-http-brotli-static).',
      )
      const port = portOf(site)
      for (const address of [base, `${base}jobs?search=x`, `${base}nope`]) {
        const plain = await request(port, address)
        const { headers, body } = await request(port, address, { 'Accept-Encoding': 'gzip, deflate, br' })
        expect(headers['content-encoding']).toBe('br')
        expect(headers.vary).toBe('Accept-Encoding')
        expect(headers['content-type']).toBe(plain.headers['content-type'])
        expect(brotliDecompressSync(body).equals(plain.body)).toBe(true)
      }
    })

    test('a page that has not changed is not sent again', async () => {
      const port = portOf(site)
      for (const encoding of ['identity', 'gzip', 'br']) {
        const first = await request(port, `${base}jobs`, { 'Accept-Encoding': encoding })
        const etag = first.headers.etag ?? ''
        expect(etag).not.toBe('')
        const again = await request(port, `${base}jobs?search=x`, {
          'Accept-Encoding': encoding,
          'If-None-Match': etag,
        })
        expect(again.status).toBe(304)
        expect(again.headers['cache-control']).toBe('no-cache')
      }
    })
  })
}

test('a base path without its slash leads to the home page below it', async () => {
  const { status, headers } = await request(portOf(SITES.atBase), '/site?utm_source=x')
  expect({ status, location: headers.location }).toEqual({ status: 301, location: '/site/?utm_source=x' })
})

test('the site below a base path leaves the rest of its host alone', async () => {
  const { status, headers } = await request(portOf(SITES.atBase), '/elsewhere')
  expect(status).toBe(404)
  expect(headers['content-security-policy']).toBeUndefined()
})
