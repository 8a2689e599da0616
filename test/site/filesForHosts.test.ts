/** @jest-environment node */
import { filesForHosts } from '../../src/site/hosting/filesForHosts'

const SITE = new Map([
  ['index.html', ''],
  ['404.html', ''],
  ['jobs.html', '<script>1</script>'],
  ['jobs/7.html', ''],
  ['sw.js', ''],
  ['assets/index-abc.js', ''],
])

/** The rules of `_headers` that match a path, as hosts apply them. */
function rulesFor(path: string, headersFile: string): string {
  const rules = headersFile.split('\n\n').filter((rule) => {
    const [pattern = ''] = rule.split('\n')
    return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  })
  return rules.join('\n')
}

const { _headers = '', '_nginx.conf': nginx = '' } = filesForHosts('/', SITE)

it.each([
  ['/', "connect-src 'none'"],
  ['/jobs', "connect-src 'none'"],
  ['/jobs/7', "connect-src 'none'"],
  ['/sw.js', "connect-src 'self'"],
])('gives %s one policy, with %s', (path, directive) => {
  const headers = rulesFor(path, _headers)
  expect(headers).toContain('X-Content-Type-Options: nosniff')
  expect(headers.match(/Content-Security-Policy: .*/g)).toEqual([expect.stringContaining(directive)])
  const names = headers.match(/^ {2}[\w-]+(?=:)/gm)
  // Hosts join the values of a header that two rules set.
  expect(new Set(names).size).toBe(names?.length)
})

it('lets hashed files be cached for a year, and a missing asset not', () => {
  const caching = 'Cache-Control: public, max-age=31536000, immutable'
  expect(rulesFor('/assets/index-abc.js', _headers)).toContain(caching)
  for (const path of ['/assets/gone.js', '/jobs', '/sw.js'])
    expect(rulesFor(path, _headers)).not.toContain('Cache-Control')
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
