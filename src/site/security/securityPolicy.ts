import { hash } from 'node:crypto'

const REFERRER_POLICY = 'same-origin'

/** Scripts of other types (application/ld+json) are data and need no hash. */
const INLINE_SCRIPT = /<script(?! [^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs

/** Allows the site's files, the page's inline scripts by their hashes, and the forms' receiver. */
export function contentSecurityPolicy(page: string, formsTo: string | null): string {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // emotion and goober (notistack) write style elements while the page runs; React writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${formsTo ?? "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // No text becomes markup or script, except for the service worker's address (makeInstallable.ts).
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ')
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // A meta element can't carry `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': REFERRER_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The policy precedes all that it governs. Throws if the encoding does not come first. */
export function withPolicyMeta(page: string, formsTo: string | null): string {
  const metas = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page, formsTo)}" /><meta name="referrer" content="${REFERRER_POLICY}" />`
  if (!/<head>\s*<meta charset="utf-8" \/>/.test(page)) throw new Error('<meta charset> must open the head.')
  return page.replace(/(<meta charset="utf-8" \/>)/, (charset) => charset + metas)
}
