import { pageTitles } from '#content/pageTitles'
import { PATHS } from '../url/paths'

/** The navigation of website.md §2, in its order. */
export const navLinks = [
  { to: PATHS.about, label: pageTitles.about },
  { to: PATHS.jobs, label: 'Careers' },
  { to: PATHS.contact, label: 'Contact' },
] as const
