// THE LIST OF POSITIONS.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// {n} stands for a number, {page} and {pages} for the numbers of a page and of the last one, {day} for a date, {positions} for the
// text with their number, {selected} for what countries.ts and the other filters say.
// A text with a number has the forms of your language (see README.md): one, two, few, many, and always other.

export const jobsListText = {
  search: 'Search jobs',
  placeholder: 'Search jobs...',
  clearFilters: 'Clear filters',
  /** The name of the part with the positions, read to screen readers. */
  results: 'Results',

  /** On a card. */
  viewDetails: 'View Details',
  foundBelow: 'Found in the full description',
  /** On a position that was posted since the last visit. */
  newMark: 'New',
  /** On a position after its last day to apply, where the settings say so. */
  closedMark: 'Closed',
  /** The number of these positions: `3 new since your last visit`, where there is little room `3 new`. */
  newCount: { other: '{n} new' },
  sinceLastVisit: 'since your last visit',

  /** Below the positions. `pages` is read to screen readers. */
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** After the number of positions. A feed tells programs of new ones. */
  feed: 'Get these positions as a feed',

  /** Shown where the browser runs no JavaScript. */
  noScript: 'Searching and filtering need JavaScript. Without it, all open positions are listed.',
} as const

/** The texts about a search. The list also shows them before its script has loaded. */
export const resultsText = {
  positions: { one: '{n} position', other: '{n} positions' },
  positionsOnPage: '{positions}, page {page} of {pages}',
  page: 'Page {page}',
  /** In the title of the browser's tab, after the search. */
  pageInTitle: 'page {page}',
  posted: 'Posted on: {day}',
  noMatches:
    'No positions are currently available in the selected location. Please try different filters or check back later.',
  noMatchesIn:
    'No positions are currently available in the selected {selected}. Please try different filters or check back later.',
  /** {selected}, if several filters are set. There are commas in {others}. */
  selected: '{others} and {last}',
} as const
