/** What the list of positions says where its script is missing. */
export const jobsListText = {
  listNotShown: 'The positions you asked for could not be shown yet.',
  reload: 'Reload this page',
  noScript: 'Searching and filtering need JavaScript. Without it, all open positions are listed.',
} as const
