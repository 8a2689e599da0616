/** Shown when the site has no page at an address. `position` is for the address of a position. */
export const notFoundText = {
  text: 'There is no page at this address. It may have been mistyped, or the page may have moved.',
  position: 'This position may no longer be open, or the address may have been mistyped.',
  jobsLink: 'View Open Positions',
  homeLink: 'Go to the Home Page',
} as const
