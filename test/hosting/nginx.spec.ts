import { readdirSync, readFileSync, statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { SECURITY_HEADERS } from '../../src/site/security/securityPolicy'
import { expect, test } from '../browser/fixtures'
import { openHydrated } from '../browser/page'
import { answersOf, type ExpectedAnswer } from './addresses'
import { runNginx, SITE_AT_BASE, SITES, type HostedSite } from './nginxServer'

/** Requests a path exactly as it is written. A browser or the URL class would normalize it. */
async function request(port: number, path: string, headers = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject)
  })
  const { statusCode: status, headers: received } = response
  return { status, headers: received, body: Buffer.concat(await response.toArray()) }
}

type Answer = Awaited<ReturnType<typeof request>>

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

function expectFile(answer: Answer, site: HostedSite, file: string, status: number, caching: string): void {
  expect(answer.status).toBe(status)
  const type = TYPES[file.split('.').at(-1) ?? '']
  if (type !== undefined) expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['cache-control']).toBe(caching)
  expect(answer.body.equals(readFileSync(`${site.files}/${file}`))).toBe(true)
}

function expectAnswer(answer: Answer, expected: ExpectedAnswer, site: HostedSite): void {
  if ('file' in expected) expectFile(answer, site, expected.file, 200, 'no-cache')
  else if ('asset' in expected)
    expectFile(answer, site, expected.asset, 200, 'public, max-age=31536000, immutable')
  else if ('movedTo' in expected) {
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(expected.movedTo)
  } else if (expected.missing === 'page') expectFile(answer, site, '404.html', 404, 'no-cache')
  else expectPlainNotFound(answer)
}

function expectPlainNotFound({ status, headers, body }: Answer): void {
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(String(body)).toBe('404\n')
}

test('nginx accepts the configuration without a warning', () => {
  const output = runNginx('-t')
  expect(output).toContain('syntax is ok')
  expect(output).not.toMatch(/\[(?:warn|crit|alert|emerg)\]/)
})

for (const site of SITES) {
  const { base, files, port } = site
  test.describe(`nginx, site at ${base}`, () => {
    for (const [sentence, answers] of Object.entries(answersOf(site))) {
      test(sentence, async () => {
        for (const [address, expected] of Object.entries(answers)) {
          await test.step(address.slice(0, 100), async () => {
            const answer = await request(port, address)
            expectAnswer(answer, expected, site)
            for (const [name, value] of Object.entries(SECURITY_HEADERS))
              expect(answer.headers[name.toLowerCase()], name).toBe(value)
          })
        }
      })
    }

    test('a bookmark opens in a browser, and the service worker installs', async ({ page }) => {
      await openHydrated(page, `http://localhost:${port}${base}jobs?search=data&location=usa`)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3)
      const paths = await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        const [name = ''] = await caches.keys()
        const cached = await (await caches.open(name)).keys()
        return cached.map(({ url }) => new URL(url).pathname)
      })
      expect(paths).toEqual(expect.arrayContaining([`${base}jobs.html`, `${base}offline.html`]))
      // A link to the home page is in the scope of the worker.
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL(`http://localhost:${port}${base}`)
    })

    test('redirects an address with the ending of its file', async () => {
      const addresses = { 'jobs.html?search=x': 'jobs?search=x', 'jobs/7.html': 'jobs/7', 'index.html': '' }
      for (const [typed, page] of Object.entries(addresses))
        expectAnswer(await request(port, `${base}${typed}`), { movedTo: `${base}${page}` }, site)
    })

    test('serves no file for hosts and no hidden file', async () => {
      const names = '_headers _redirects _nginx.conf .nojekyll .git/config 404 404.html offline'
      for (const name of names.split(' '))
        expect((await request(port, `${base}${name}`)).status, name).toBe(404)
      for (const path of ['nope.js', 'nope.php', 'jobs/nope.json'])
        expectPlainNotFound(await request(port, `${base}${path}`))
    })

    test('lets no request inject a header or redirect to another host', async () => {
      expectAnswer(await request(port, `${base}assets/../jobs`), { file: 'jobs.html' }, site)
      const typed = [
        'JOBS/%0d%0aX-Typed:%201/',
        'a%0d%0aX-Typed:%201.html',
        '/evil.example/x.html',
        'JOBS//evil',
      ]
      for (const path of typed) {
        const { headers } = await request(port, `${base}${path}`)
        expect(headers['x-typed']).toBeUndefined()
        expect(headers.location ?? base, path).toMatch(/^\/(?!\/)[\w/-]*$/)
      }
    })

    test('compresses texts, and says so in Vary', async () => {
      const scripts = readdirSync(`${files}/assets`)
        .filter((name) => name.endsWith('.js') && statSync(`${files}/assets/${name}`).size > 2000)
        .map((name) => `assets/${name}`)
      for (const name of ['jobs', 'jobs/7', 'nope', ...scripts]) {
        const plain = await request(port, `${base}${name}`)
        const zipped = await request(port, `${base}${name}`, { 'Accept-Encoding': 'gzip, deflate' })
        expect(zipped.headers['content-encoding'], name).toBe('gzip')
        expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
        // nginx's own default is level 1, which makes a page 12 % larger than level 4.
        expect(zipped.body.length / gzipSync(plain.body, { level: 4 }).length).toBeLessThan(1.01)
        for (const header of ['vary', 'content-type', 'x-frame-options'])
          expect(zipped.headers[header], header).toBe(plain.headers[header])
        expect(plain.headers.vary).toBe('Accept-Encoding')
      }
    })
  })
}

test('below a base path, the path without its slash leads to the home page and the rest of the host is untouched', async () => {
  const withoutSlash = await request(SITE_AT_BASE.port, '/site?utm_source=x')
  expectAnswer(withoutSlash, { movedTo: '/site/?utm_source=x' }, SITE_AT_BASE)
  const elsewhere = await request(SITE_AT_BASE.port, '/elsewhere')
  expect(elsewhere.status).toBe(404)
  expect(elsewhere.headers['x-frame-options']).toBeUndefined()
})
