/** @jest-environment node */
import { filesForHosts } from '../../src/site/hosting/filesForHosts'
import { SECURITY_HEADERS } from '../../src/site/security/securityPolicy'

const SITE = ['index.html', '404.html', 'jobs.html', 'jobs/7.html', 'sw.js', 'assets/index-abc.js']

const { _headers } = filesForHosts('/', SITE)

it('protects every response, and lets hashed files alone be cached for a year', () => {
  const protection = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`)
  expect(_headers).toBe(
    `/*\n${protection.join('')}\n/assets/index-abc.js\n  Cache-Control: public, max-age=31536000, immutable\n`,
  )
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
