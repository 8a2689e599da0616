import { company } from '#content/company'
import { headText } from '#content/headText'
import { pageTitles } from '#content/pageTitles'
import { worksOffline } from '#content/settings'
import { BACKGROUNDS } from '../theme/palette'
import { JOBS_PATH } from '../url/paths'
import { declaredPages } from './declaredPages'

/** The facts that the web manifest and the service worker need. */
export const siteIdentity = {
  name: `${pageTitles.jobsList} – ${company.name}`,
  shortName: company.name,
  description: headText.descriptions.jobsList,
  background: BACKGROUNDS.light,
  startUrl: JOBS_PATH.slice(1),
  /** Hosts send 404.html with status 404, which can't be cached. */
  pageFiles: declaredPages.map(({ file }) => file).filter((file) => !/\*|^404/.test(file)),
  worksOffline,
}
