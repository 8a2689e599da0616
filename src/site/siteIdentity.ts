import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { worksOffline } from '#content/settings'
import { lightPalette } from '../theme/palette'

/** The content and colors that the web manifest and the service worker need. */
export const siteIdentity = {
  name: `${pageTitles.jobs} – ${company.name}`,
  shortName: company.name,
  background: lightPalette.background?.default ?? '',
  worksOffline,
}
