/** Texts about the list of positions. */
export const jobsListText = {
  /** Shown when the list’s script is missing. */
  noScript: 'Searching and filtering need JavaScript. Without it, all open positions are listed.',
  /** On a position that was posted since the last visit. */
  newMark: 'New',
  /** On a position after its last day to apply, where the settings say so. */
  closedMark: 'Closed',
  /** After the number of these positions: `3 new since your last visit`, where there is little room `3 new`. */
  newCount: 'new',
  sinceLastVisit: 'since your last visit',
} as const
