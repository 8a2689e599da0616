// pageTitles.ts, line 5 (about: 'Ab?out Us',): a character can't be read. Save the file as UTF-8 and type the character again.

export const pageTitles = {
  jobs: 'Open Positions',
  about: 'Ab–out Us',
  contact: 'Contact Us',
  notFound: 'Page not found',
} as const
