/** @jest-environment node */
import { filesForHosts } from '../../src/site/hosting/filesForHosts'
import { headersOf } from '../../src/site/vite/hostLikePreviewPlugin'

const SITE = new Map([
  ['index.html', ''],
  ['404.html', ''],
  ['jobs.html', '<script>1</script>'],
  ['jobs/7.html', ''],
  ['sw.js', ''],
  ['assets/index-abc.js', ''],
])

const { _headers, '_nginx.conf': nginx } = filesForHosts('/', SITE)

const cachingOf = (path: string) => new Map(headersOf(path, _headers)).get('Cache-Control')

it.each([
  ['/', "connect-src 'none'"],
  ['/jobs', "connect-src 'none'"],
  ['/jobs/7', "connect-src 'none'"],
  ['/sw.js', "connect-src 'self'"],
])('gives %s one policy, with %s', (path, directive) => {
  const headers = headersOf(path, _headers)
  expect(Object.fromEntries(headers)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': expect.stringContaining(directive),
  })
  // Hosts join the values of a header that two rules set.
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length)
})

it('lets hashed files be cached for a year, and a missing asset not', () => {
  expect(cachingOf('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable')
  expect(['/assets/gone.js', '/jobs', '/sw.js'].map(cachingOf)).toEqual([undefined, undefined, undefined])
})

it('sends every host the same policy', () => {
  const [, policy = ''] = /\n\/jobs\n {2}Content-Security-Policy: (.*)/.exec(_headers) ?? []
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(nginx).toContain(`set $site_policy "${policy}";`)
})

it('writes every address below the base path', () => {
  const files = filesForHosts('/a.b/', SITE)
  for (const text of [files['_headers'], files['_redirects']]) expect(text).not.toMatch(/^\/(?!a\.b\/)/m)
  // A dot in a pattern matches any letter.
  expect(files['_nginx.conf']).toContain(
    'location ~* ^/a\\.b/jobs(?:/|\\.html)?$ { return 301 /a.b/jobs$is_args$args; }',
  )
  expect(files['_redirects']).toContain('/a.b/* /a.b/404.html 404')
})
