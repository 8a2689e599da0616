/** The path of a page whose file some hosts also serve by its name: `/` for `/index.html`, `/jobs` for `/jobs.html`. */
export const pagePath = (pathname: string) => pathname.replace(/(?:(?<=\/)index)?\.html$/i, '')
