import { SECURITY_HEADERS } from '../security/securityPolicy.ts'

/** For files with a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * `_headers` for Netlify and Cloudflare Pages, which send `max-age=0, must-revalidate` for other files. A rule
 * for `/assets/*` would also apply to the 404 of a missing file, which browsers would keep for a year.
 */
export function headersFile(base: string, hashedFiles: readonly string[]): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${base}${path}\n${lines.join('')}`
  }
  const immutable = hashedFiles.map((file) => rule(file, { 'Cache-Control': IMMUTABLE }))
  return [rule('*', SECURITY_HEADERS), ...immutable].join('\n')
}
