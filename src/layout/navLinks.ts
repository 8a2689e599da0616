import { layoutText } from '#content/layoutText'
import { pageTitles } from '#content/pageTitles'
import { ABOUT_PATH, CONTACT_PATH, JOBS_PATH } from '../url/paths'

export const navLinks = [
  { to: ABOUT_PATH, label: pageTitles.about },
  { to: JOBS_PATH, label: layoutText.careers },
  { to: CONTACT_PATH, label: layoutText.contact },
] as const
