/** The strip above the footer of every page. The site counts the positions of each country; `none` is shown if there are none. `feed` is in the footer of a site with an origin. */
export const hiringText = {
  title: 'Where we’re hiring',
  feed: 'Job feed',
  none: 'No open positions at the moment',
} as const
