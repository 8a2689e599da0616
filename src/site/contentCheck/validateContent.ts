import { COUNTRIES } from '../countries'
import { contentShapes, type ShapeContext } from './contentShapes'
import { exampleContacts, oldNames } from './leftovers'
import { listedCountries, listedPositions } from './listedPositions'
import { pictureFindings, type PictureTexts } from './pictureFindings'
import { positionFindings, repeatedIds } from './positionFindings'
import { readContent, type ReadFile } from './readContent'
import { shapeFindings } from './shapeFindings'
import { siteSummary } from './siteSummary'

export interface ContentContext extends Omit<ShapeContext, 'companyName' | 'countries'> {
  /** Whether the environment names the origin for which the site is built. */
  readonly hasOrigin: boolean
  /** What the social picture was made of; `null` where nobody knows. */
  readonly picture: PictureTexts | null
}

const COMPANY = 'company.ts'

type Files = ReadonlyMap<string, ReadFile>

const exportOf = (files: Files, file: string, name: string): unknown => files.get(file)?.content?.values[name]

/** A text that other files are held against; empty where it can't be read. */
function textOf(files: Files, name: string, field: string): string {
  const text: unknown = Reflect.get(Object(exportOf(files, `${name}.ts`, name)), field)
  return typeof text === 'string' ? text : ''
}

/** All that there is to say about the content, by the names and sources of its files, and what the site will show. */
export function validateContent(sources: ReadonlyMap<string, string>, context: ContentContext) {
  const company = readContent(new Map([[COMPANY, sources.get(COMPANY) ?? '']]))
  const name = textOf(company, 'company', 'name')
  const countries = listedCountries(sources.get('catalog.ts'))
  const shapes = contentShapes({ ...context, companyName: name, countries })
  // What is wrong with the company is told once, not wherever its name stands.
  const isSound = shapeFindings(company, shapes).every(({ file }) => file !== COMPANY)
  const files = readContent(sources, isSound ? [] : [COMPANY])
  const positions = listedPositions(files, countries)
  const catalog = exportOf(files, 'catalog.ts', 'catalog')
  const headline = textOf(files, 'homeText', 'headline')
  const origin = exportOf(files, 'settings.ts', 'siteOrigin')
  const isOnTheWeb = context.hasOrigin || (typeof origin === 'string' && URL.canParse(origin))
  const findings = [
    ...shapeFindings(files, shapes),
    ...positionFindings(positions),
    ...(isSound && headline !== '' ? pictureFindings(context.picture, { name, headline }) : []),
    ...(isSound && context.picture ? oldNames(sources, context.picture.name, name) : []),
    ...(isOnTheWeb ? exampleContacts(sources) : []),
  ]
  if (Array.isArray(catalog) && catalog.length === 0) {
    const lists = countries.map((country) => `${COUNTRIES[country].list}.ts`)
    const text = `${lists.join(', ')}: there is no position. The site says that none is open.`
    findings.push({ file: `${COUNTRIES.usa.list}.ts`, at: 0, severity: 'warning', text })
  }
  return {
    findings,
    notes: repeatedIds(positions),
    summary: siteSummary(catalog, exportOf(files, 'settings.ts', 'shownJobPolicy')),
  }
}
