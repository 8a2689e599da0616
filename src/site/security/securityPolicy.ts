import { hash } from 'node:crypto'

/** The Content-Security-Policy of the pages. Pages and host files derive from it. */
const CONTENT_SECURITY_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  // emotion and goober (notistack) write style elements while the page runs; React writes style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  // No text becomes markup or script, except for the address of the service worker (navigation/makeInstallable.ts).
  'require-trusted-types-for': "'script'",
  'trusted-types': 'service-worker',
}

/** The policy of the service worker, which fetches the site's files. A worker obeys the policy that its script is sent with. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const REFERRER_POLICY = 'same-origin'

/** Refuses the browser features that the site does not use. It uses sharing and the clipboard. */
const PERMISSIONS_POLICY =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()'

function scriptHashes(html: string): string[] {
  // Scripts of other types (application/ld+json) are data and need no hash.
  const scripts = html.matchAll(
    /<script(?! [^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs,
  )
  return [...scripts].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

/** Allows the site's script files, and the inline scripts of these pages (whole HTML documents) by their hashes. */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const hashes = [...new Set(pages.flatMap(scriptHashes))].toSorted()
  const policy = { ...CONTENT_SECURITY_POLICY, 'script-src': ["'self'", ...hashes].join(' ') }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}

/** The headers of every response. Pages and the service worker's script have their Content-Security-Policy too. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // For the 404 page, whose path has no rule for the policy.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': REFERRER_POLICY,
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For hosts that do not send our headers. It precedes all that it governs. Throws where the encoding does not come first. */
export function withPolicyMeta(page: string): string {
  // Browsers report this directive in a meta element as an error (CSP 3, section 3.3).
  const policy = contentSecurityPolicy([page]).replace(" frame-ancestors 'none';", '')
  const metas = `<meta http-equiv="Content-Security-Policy" content="${policy}" /><meta name="referrer" content="${REFERRER_POLICY}" />`
  if (!/<head>\s*<meta charset="utf-8" \/>/.test(page)) throw new Error('<meta charset> must open the head.')
  return page.replace(/(<meta charset="utf-8" \/>)/, (charset) => charset + metas)
}
