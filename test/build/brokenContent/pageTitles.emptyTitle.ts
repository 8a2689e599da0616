// pageTitles.ts: contact "" is empty. Write its text between the quotes.

export const pageTitles = {
  jobs: 'Open Positions',
  about: 'About Us',
  contact: '',
  notFound: 'Page not found',
} as const
