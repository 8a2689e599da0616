// pageTitles.ts: contact is missing. Put it back.

export const pageTitles = {
  jobs: 'Open Positions',
  about: 'About Us',
  notFound: 'Page not found',
} as const
