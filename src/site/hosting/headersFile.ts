import { SECURITY_HEADERS, WORKER_POLICY } from '../security/securityPolicy.ts'
import { IMMUTABLE, type HostedSite } from './hostedSite.ts'

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that several rules set, so
 * the service worker would obey a policy in the rule for all paths too. For other files, both send
 * `max-age=0, must-revalidate` by default. A rule for `/assets/*` would also apply to the 404 of a missing file, which
 * browsers would then keep for a year.
 */
export function headersFile({ base, policy, sections, folders, hashedFiles }: HostedSite): string {
  const pages = ['', ...sections, ...folders.map((folder) => `${folder}/*`)]
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['*', SECURITY_HEADERS],
    ...pages.map((page) => [page, { 'Content-Security-Policy': policy }] as const),
    ['sw.js', { 'Content-Security-Policy': WORKER_POLICY }],
    ...hashedFiles.map((file) => [file, { 'Cache-Control': IMMUTABLE }] as const),
  ]
  const blocks = rules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${base}${path}\n${lines.join('')}`
  })
  return blocks.join('\n')
}
