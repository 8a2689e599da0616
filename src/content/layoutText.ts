// THE HEADER, THE MENU AND THE FOOTER of every page. The titles of the pages are in pageTitles.ts.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.

export const layoutText = {
  /** The links of the header. `navigation` is their name for screen readers. */
  navigation: 'Main',
  careers: 'Careers',
  contact: 'Contact',

  /** The button of the menu on a phone, the menu, and its button. */
  openMenu: 'Toggle Menu',
  menu: 'Menu',
  closeMenu: 'Close menu',

  theme: 'Theme',
  themeModes: { light: 'Light', dark: 'Dark', system: 'System' },

  /** The first link of a page, which the Tab key shows. */
  skipLink: 'Skip to content',
  scrollToTop: 'Scroll to top',
  /** Read to screen readers while a page is slow. */
  loading: 'Loading the page',

  /** In the footer. The privacy policy is also linked in the forms. */
  quickLinks: 'Quick Links',
  privacyPolicy: 'Privacy Policy',
} as const
