import { createHash } from 'node:crypto'

/** The CSP: what a page may load and do; everything else is refused. Here and nowhere else: hosts and pages follow. */
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
  // No text ever becomes markup or a script: there is no policy that could make it so.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/** A browser reports these as errors in a meta element, and ignores them (CSP 3, §3.3). */
const HEADER_ONLY = ['frame-ancestors']

const REFERRER_POLICY = 'same-origin'

/** Everything that browsers know to refuse and the site has no use for. Left alone: sharing and the clipboard. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

function scriptHashes(html: string): string[] {
  // A type that is not JavaScript's (application/ld+json) makes it data, which is never run and needs no leave.
  const scripts = html.matchAll(
    /<script(?! [^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs,
  )
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Its own script files, and the inline scripts of these pages by their hashes: the same text whatever the order of the pages. */
function contentSecurityPolicy(pages: readonly string[], left: readonly string[] = []): string {
  const hashes = [...new Set(pages.flatMap(scriptHashes))].toSorted()
  return Object.entries(CONTENT_SECURITY_POLICY)
    .filter(([name]) => !left.includes(name))
    .map(([name, sources]) => [name, sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ')
}

/** The headers that hold for every address of a site that consists of these pages (whole HTML documents). */
export function securityHeaders(pages: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/**
 * The page with as much of the policy as a meta element can carry, for a host that sends no headers of ours.
 * It stands before everything that it governs. Throws where the page does not name its encoding first.
 */
export function withPolicyMeta(page: string): string {
  const policy = contentSecurityPolicy([page], HEADER_ONLY)
  const metas = `<meta http-equiv="Content-Security-Policy" content="${policy}" /><meta name="referrer" content="${REFERRER_POLICY}" />`
  if (!/<head>\s*<meta charset="utf-8" \/>/.test(page)) throw new Error('<meta charset> must open the head.')
  return page.replace(/(<meta charset="utf-8" \/>)/, (charset) => charset + metas)
}

/** The policy of `npm run dev`, with what hot reload needs: inline scripts of Vite's, and a line to its server. */
export function developmentPolicy(): string {
  const policy = {
    ...CONTENT_SECURITY_POLICY,
    'script-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws:",
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
