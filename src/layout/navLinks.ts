import { pageTitles } from '#content/pageTitles'
import { PAGES } from '../routes/pages'

/** The navigation, in its order. */
export const navLinks = [
  { to: PAGES.about.path, label: pageTitles.about },
  { to: PAGES.jobsList.path, label: 'Careers' },
  { to: PAGES.contact.path, label: 'Contact' },
] as const
