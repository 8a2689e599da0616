/** The strip above the footer of every page. The numbers beside the countries are counted from the positions. */
export const hiringText = {
  title: 'Where we’re hiring',
} as const
