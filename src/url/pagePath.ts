/** The path of a page that a host serves by its file, or with merged slashes: `/jobs` for `//jobs.html`. */
export const pagePath = (pathname: string) =>
  pathname.replace(/\/+/g, '/').replace(/(?:(?<=\/)index)?\.html$/i, '')
