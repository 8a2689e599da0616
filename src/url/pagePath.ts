/** The path of a page that a host serves by its file: `/` for `/index.html`, `/jobs` for `/jobs.html`. */
export const pagePath = (pathname: string) => pathname.replace(/(?:(?<=\/)index)?\.html$/i, '')
