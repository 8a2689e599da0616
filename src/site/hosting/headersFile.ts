import { SECURITY_HEADERS } from '../security/securityPolicy.ts'
import { IMMUTABLE, type HostedSite } from './hostedSite.ts'

/**
 * `_headers` for Netlify and Cloudflare Pages, which send `max-age=0, must-revalidate` for other files. A rule
 * for `/assets/*` would also apply to the 404 of a missing file, which browsers would keep for a year.
 */
export function headersFile({ base, hashedFiles }: HostedSite): string {
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['*', SECURITY_HEADERS],
    ...hashedFiles.map((file) => [file, { 'Cache-Control': IMMUTABLE }] as const),
  ]
  const blocks = rules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${base}${path}\n${lines.join('')}`
  })
  return blocks.join('\n')
}
