/** @jest-environment node */
import { securityHeaders, withPolicyMeta } from '../../src/site/security/securityPolicy'

/** The example of CSP 2, §7.17.2, with its hash. */
const SCRIPT = "alert('Hello, world.');"
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

const page = (head: string) =>
  `<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8" />\n${head}</head></html>`

const policyOf = (...pages: string[]) => securityHeaders(pages)['Content-Security-Policy'] ?? ''

it('names each inline script once by its hash, whichever pages it stands in', () => {
  const policy = policyOf(
    page(`<script>${SCRIPT}</script>`),
    page(`<p></p><script type="module">${SCRIPT}</script>`),
  )
  expect(policy.split('; ')).toContain(`script-src 'self' ${HASH}`)
})

it.each([
  ['a script with a file of its own', '<script async type="module" src="/assets/index.js"></script>'],
  ['data, which is never run', '<script type="application/ld+json">{}</script>'],
])('names no hash for %s', (_, script) => {
  expect(policyOf(page(script)).split('; ')).toContain("script-src 'self'")
})

it('lets nothing be sent, framed or based elsewhere', () => {
  expect(policyOf(page('')).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
})

it('refuses features, but neither sharing nor the clipboard', () => {
  const { 'Permissions-Policy': refused = '' } = securityHeaders([])
  expect(refused).toContain('camera=()')
  expect(refused).not.toMatch(/web-share|clipboard/)
})

it('puts into a page what a meta element can carry, ahead of every script and style', () => {
  const html = withPolicyMeta(page(`<style></style><script>${SCRIPT}</script>`))
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  expect(policy).toContain(`script-src 'self' ${HASH}`)
  expect(policy).not.toContain('frame-ancestors')
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:style|script|link)/))
})

it('refuses a page whose head opens with something else', () => {
  expect(() => withPolicyMeta('<html><head><script></script></head></html>')).toThrow('must open the head')
})
