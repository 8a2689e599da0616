/** `/jobs` for `//jobs.html` and `/jobs;jsessionid=1`: merged slashes, no `.html`, no parameters (RFC 3986, 3.3). */
export const pagePath = (pathname: string) =>
  pathname
    .replace(/;[^/]*/g, '')
    .replace(/\/+/g, '/')
    .replace(/(?:(?<=\/)index)?\.html$/i, '')
