// pageTitles.ts, line 6 (contact: 'Contact Us' notFound: 'Page not found',): a comma is missing between two fields. Write , there.

export const pageTitles = {
  jobs: 'Open Positions',
  about: 'About Us',
  contact: 'Contact Us' notFound: 'Page not found',
} as const
