const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** For Netlify and Cloudflare Pages, which serve `jobs.html` for `/jobs` and redirect `/jobs/` themselves. */
export function redirectsFile(base: string, sections: readonly string[]): string {
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
