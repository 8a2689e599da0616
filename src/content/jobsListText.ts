/** Shown in the list of positions when its script is missing. */
export const jobsListText = {
  listNotShown: 'The positions you asked for could not be shown yet.',
  reload: 'Reload this page',
  noScript: 'Searching and filtering need JavaScript. Without it, all open positions are listed.',
} as const
