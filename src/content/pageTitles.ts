/** The headings of the pages, also used for browser tabs and bookmarks. */
export const pageTitles = {
  home: 'Find Your Next Career Opportunity',
  jobsList: 'Open Positions',
  about: 'About Us',
  contact: 'Contact Us',
  notFound: 'Page Not Found',
} as const
