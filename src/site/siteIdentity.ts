import type { ManifestOptions } from 'vite-plugin-pwa'
import { company } from '#content/company'
import { headText } from '#content/headText'
import { language } from '#content/language'
import { pageTitles } from '#content/pageTitles'
import { shownJobPolicy, worksOffline } from '#content/settings'
import { joinTexts } from '../domain/fill'
import { BACKGROUNDS } from '../theme/palette'
import { JOBS_PATH } from '../url/paths'
import { pageAddresses } from './site'

/** The web manifest, and what the service worker needs. */
export const siteIdentity = {
  manifest: {
    name: joinTexts('titles', [pageTitles.jobsList, company.name]),
    short_name: company.name,
    description: headText.descriptions.jobsList,
    lang: language.code,
    dir: language.direction,
    start_url: JOBS_PATH.slice(1),
    display: 'minimal-ui',
    background_color: BACKGROUNDS.light,
    theme_color: BACKGROUNDS.light,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  } satisfies Partial<ManifestOptions>,
  /** Without the details. Hosts send 404.html with status 404, which can't be cached. */
  pageFiles: pageAddresses({ jobs: [], policy: shownJobPolicy })
    .filter(({ page }) => page !== 'notFound')
    .map(({ file }) => file),
  worksOffline,
}
