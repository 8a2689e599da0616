/** The strip above the footer of every page. The numbers beside the countries are counted from the positions; without any, `none`. */
export const hiringText = {
  title: 'Where we’re hiring',
  none: 'No open positions at the moment',
} as const
