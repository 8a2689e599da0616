/** Shown when the site has no page at an address. */
export const notFoundText = {
  text: 'There is no page at this address. It may have been mistyped, or the page may have moved.',
  jobsLink: 'View Open Positions',
  homeLink: 'Go to the home page',
} as const
