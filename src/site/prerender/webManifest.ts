import { company } from '#content/company'
import { headText } from '#content/headText'
import { language } from '#content/language'
import { pageTitles } from '#content/pageTitles'
import { joinTexts } from '../../domain/fill'
import { BACKGROUNDS } from '../../theme/palette'
import { JOBS_PATH } from '../../url/paths'

/** `manifest.webmanifest`, whose addresses are relative to its own. */
export const webManifest = JSON.stringify({
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
})
