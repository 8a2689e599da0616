// notFoundText.ts: text 404 is no text. Put it between quotes: '…'.

export const notFoundText = {
  text: 404,
  jobsLink: 'View Open Positions',
  homeLink: 'Go to the home page',
} as const
