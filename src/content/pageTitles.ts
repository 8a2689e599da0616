/** The pages' headings, which also stand in the browser's tab and in a bookmark's name. The home page's is in homeText.ts. */
export const pageTitles = {
  jobs: 'Open Positions',
  about: 'About Us',
  contact: 'Contact Us',
  notFound: 'Page not found',
} as const
