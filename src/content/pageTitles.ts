/** The headings of the pages, also used for browser tabs and bookmarks. The heading of the home page is in homeText.ts. */
export const pageTitles = {
  jobs: 'Open Positions',
  about: 'About Us',
  contact: 'Contact Us',
  notFound: 'Page not found',
} as const
