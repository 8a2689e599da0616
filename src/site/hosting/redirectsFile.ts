import type { HostedSite } from './hostedSite.ts'

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Both serve `jobs.html` for `/jobs`, redirect `/jobs/` to it and
 * answer the rest with `404.html`.
 */
export function redirectsFile({ base, sections }: HostedSite): string {
  const redirects = sections.flatMap((name) =>
    [capitalized(name), name.toUpperCase()].map((spelling) => `${base}${spelling} ${base}${name} 301`),
  )
  const notFoundPage = base === '/' ? '' : `${base}* ${base}404.html 404\n`
  return `# Tablets capitalize the first letter.
${redirects.join('\n')}

# For Netlify: the answer for a missing script is not a page of the site. Cloudflare Pages ignores lines with a 404
# and uses the closest 404.html.
${base}assets/* ${base}assets/404.html 404
${notFoundPage}`
}
