import { pageTitles } from '#content/pageTitles'
import { PATHS } from '../url/paths'

/** The navigation, in its order. */
export const navLinks = [
  { to: PATHS.about, label: pageTitles.about },
  { to: PATHS.jobs, label: 'Careers' },
  { to: PATHS.contact, label: 'Contact' },
] as const
