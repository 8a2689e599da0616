/** @jest-environment node */
import { filesForHosts } from '../../src/site/hosting/filesForHosts'
import { SECURITY_HEADERS } from '../../src/site/security/securityPolicy'
import { headersOf } from '../../src/site/vite/hostLikePreviewPlugin'

const SITE = ['index.html', '404.html', 'jobs.html', 'jobs/7.html', 'sw.js', 'assets/index-abc.js']

const { _headers } = filesForHosts('/', SITE)

const cachingOf = (path: string) => new Map(headersOf(path, _headers)).get('Cache-Control')

it.each(['/', '/jobs', '/jobs/7', '/sw.js', '/nope'])(
  'protects %s by the headers of every response',
  (path) => {
    expect(Object.fromEntries(headersOf(path, _headers))).toMatchObject(SECURITY_HEADERS)
  },
)

it('lets hashed files be cached for a year, and a missing asset not', () => {
  expect(cachingOf('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable')
  expect(['/assets/gone.js', '/jobs', '/sw.js'].map(cachingOf)).toEqual([undefined, undefined, undefined])
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
