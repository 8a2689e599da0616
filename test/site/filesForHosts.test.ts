/** @jest-environment node */
import { filesForHosts } from '../../src/site/hosting/filesForHosts'

const SITE = new Map([
  ['index.html', ''],
  ['404.html', ''],
  ['jobs.html', '<script>1</script>'],
  ['jobs/7.html', ''],
  ['assets/index-abc.js', ''],
])

it('lets what exists be kept for a year, and nothing that may be missing', () => {
  const { _headers = '' } = filesForHosts('/', SITE)
  expect(_headers).toContain('\n/assets/index-abc.js\n  Cache-Control: public, max-age=31536000, immutable')
  const rules = _headers.split('\n').filter((line) => line.startsWith('/'))
  expect(rules).toEqual(['/*', '/assets/index-abc.js'])
})

function namesIn(rule: string) {
  return [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
}

it('names no header twice for an address: hosts would join the values', () => {
  const { _headers = '' } = filesForHosts('/', SITE)
  const [forAll = '', forOne = ''] = _headers.split('\n\n')
  expect(new Set([...namesIn(forAll), ...namesIn(forOne)]).size).toBe(
    namesIn(forAll).length + namesIn(forOne).length,
  )
})

it('writes every address below the base path', () => {
  const { _headers = '', _redirects = '', '_nginx.conf': nginx = '' } = filesForHosts('/a.b/', SITE)
  for (const text of [_headers, _redirects]) expect(text).not.toMatch(/^\/(?!a\.b\/)/m)
  expect(nginx).toContain('location /a.b/ {')
  // A dot in a pattern is any letter.
  expect(nginx).toContain('location ~* ^/a\\.b/jobs/?$ { return 301 /a.b/jobs$is_args$args; }')
  expect(_redirects).toContain('/a.b/* /a.b/404.html 404')
})

it('sends every host the same policy', () => {
  const { _headers = '', '_nginx.conf': nginx = '' } = filesForHosts('/', SITE)
  const policy = /Content-Security-Policy: (.*)/.exec(_headers)?.[1] ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(nginx).toContain(`add_header Content-Security-Policy "${policy}" always;`)
})
