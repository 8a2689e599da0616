/** @jest-environment node */
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
  withPolicyMeta,
} from '../../src/site/security/securityPolicy'

/** The example of CSP 2, section 7.17.2, with its hash. */
const SCRIPT = "alert('Hello, world.');"
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

const page = (head: string) =>
  `<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8" />\n${head}</head></html>`

const directives = (html: string, formsTo: string | null = null) =>
  contentSecurityPolicy(html, formsTo).split('; ')

it('lets a page send nothing, be framed nowhere and turn no text into script', () => {
  const names = ['default-src', 'connect-src', 'form-action', 'base-uri']
  const refusals = names.map((name) => `${name} 'none'`)
  const others = ["img-src 'self'", "require-trusted-types-for 'script'", 'trusted-types service-worker']
  expect(directives(page(''))).toEqual(expect.arrayContaining([...refusals, ...others]))
  expect(SECURITY_HEADERS['X-Frame-Options']).toBe('DENY')
})

it('lets a page send to the receiver of its forms and nowhere else', () => {
  const allowed = directives(page(''), 'https://forms.example')
  expect(allowed.filter((directive, index) => directive !== directives(page(''))[index])).toEqual([
    'connect-src https://forms.example',
  ])
})

it('writes the policy into a page, before every script and style, with the hash of each inline script once', () => {
  const scripts = `<script>${SCRIPT}</script><p></p><script type="module">${SCRIPT}</script>`
  // Data does not run.
  const unhashed = '<script async src="/assets/a.js"></script><script type="application/ld+json">{}</script>'
  const html = withPolicyMeta(page(`<style></style>${scripts}${unhashed}`), null)
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  expect(policy).toContain(`script-src 'self' ${HASH};`)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:style|script|link)/))
  expect(() => withPolicyMeta('<html><head><script></script></head></html>', null)).toThrow(
    'must open the head',
  )
})
