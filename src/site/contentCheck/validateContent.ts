import { isJob } from '../../domain/job'
import { LOCATIONS } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { contentShapes } from './contentShapes'
import { createFileFinding, isMistake } from './finding'
import { exampleContacts, otherNames } from './leftovers'
import type { PictureTexts } from './pictureTexts'
import { readContent, valueAt } from './readContent'
import { siteSummary } from './siteSummary'

export interface ContentContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly isPublicFile: (name: string) => boolean
  /** Tells whether the environment sets the site's origin. */
  readonly hasOrigin: boolean
  /** `null` if the picture does not tell. */
  readonly picture: PictureTexts | null
}

const LISTS = LOCATIONS.map((location) => COUNTRIES[location].list)

/** Checks the content by the sources of its files, and says what the site will show. */
export function validateContent(sources: ReadonlyMap<string, string>, context: ContentContext) {
  const shapes = contentShapes(context.today, context.isPublicFile)
  // A country has a list only if the catalog imports one.
  for (const list of LISTS) if (!sources.has(`${list}.ts`)) shapes.delete(`${list}.ts`)
  const files = readContent(sources, shapes)
  const findings = [...files.values()].flatMap((file) => file.findings)
  const withMistakes = new Set(findings.filter(isMistake).map(({ file }) => file))
  const isSound = (file: string) => !withMistakes.has(`${file}.ts`)

  const catalog = valueAt(files, 'catalog', 'catalog')
  const positions: readonly unknown[] = Array.isArray(catalog) ? catalog : []
  const shown = new Set(positions)
  for (const list of isSound('catalog') ? LISTS.filter(isSound) : []) {
    const jobs = valueAt(files, list, list)
    if (!Array.isArray(jobs) || jobs.every((job) => shown.has(job))) continue
    const words = `the site does not show these positions. Import ${list} in catalog.ts and write ...${list} between its [ and ].`
    findings.push(createFileFinding(`${list}.ts`, 'warning', words))
  }

  const { picture } = context
  const name = valueAt(files, 'company', 'company', 'name')
  const headline = valueAt(files, 'pageTitles', 'pageTitles', 'home')
  const jobs = positions.filter(isJob)
  if (typeof name === 'string' && isSound('company')) {
    const candidates = [...jobs.map(({ company }) => company), picture?.name ?? '']
    findings.push(...otherNames(sources, candidates, name))
    if (picture && isSound('pageTitles') && (picture.name !== name || picture.headline !== headline)) {
      const words = `preview: the picture public/preview.png says "${picture.name}" and "${picture.headline}", but the site says "${name}" and "${String(headline)}". Make a new picture: npm run preview-picture`
      findings.push(createFileFinding('headText.ts', 'warning', words))
    }
  }
  const origin = valueAt(files, 'settings', 'siteOrigin')
  if (context.hasOrigin || (typeof origin === 'string' && URL.canParse(origin)))
    findings.push(...exampleContacts(sources))

  return {
    findings: findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    summary: siteSummary(jobs, valueAt(files, 'settings', 'shownJobPolicy')),
  }
}
