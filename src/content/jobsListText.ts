/** Shown in the list of positions when its script is missing. */
export const jobsListText = {
  noScript: 'Searching and filtering need JavaScript. Without it, all open positions are listed.',
} as const
