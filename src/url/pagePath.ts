/**
 * The path of a page that a host serves by its file, with merged slashes, or with parameters of a segment
 * (RFC 3986, 3.3): `/jobs` for `//jobs.html` and `/jobs;jsessionid=1`.
 */
export const pagePath = (pathname: string) =>
  pathname
    .replace(/;[^/]*/g, '')
    .replace(/\/+/g, '/')
    .replace(/(?:(?<=\/)index)?\.html$/i, '')
