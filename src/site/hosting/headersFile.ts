import { IMMUTABLE } from './caching.ts'

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of a header that several rules name,
 * so no address gets one twice; what is not said here they send as `max-age=0, must-revalidate` by themselves.
 * A rule for `/assets/*` would hold for a missing file's 404 too, which browsers would then keep for a year:
 * hence one for each file.
 */
export function headersFile(
  base: string,
  headers: Readonly<Record<string, string>>,
  hashedFiles: readonly string[],
): string {
  const rules = [
    [`${base}*`, headers] as const,
    ...hashedFiles.map((file) => [`${base}${file}`, { 'Cache-Control': IMMUTABLE }] as const),
  ]
  return rules
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
