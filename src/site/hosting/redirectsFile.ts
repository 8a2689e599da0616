const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both find `jobs.html` for `/jobs`, lead from `/jobs/` there,
 * and answer the rest with `404.html`, so little is left to say. `sections` are the pages below the home page.
 */
export function redirectsFile(base: string, sections: readonly string[]): string {
  const otherCases = sections.flatMap((name) =>
    [capitalised(name), name.toUpperCase()].map((typed) => `${base}${typed} ${base}${name} 301`),
  )
  const notFoundPage = base === '/' ? '' : `${base}* ${base}404.html 404\n`
  return `# Typed with capitals, as tablets do.
${otherCases.join('\n')}

# For Netlify: a missing script is not answered with a page of the site. Cloudflare Pages passes over a line with
# a 404, and takes the nearest 404.html by itself.
${base}assets/* ${base}assets/404.html 404
${notFoundPage}`
}
