import { LOCATIONS } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { readSiteOrigin } from '../readSiteOrigin'
import { domainRule, emailRule, phoneRule } from './contactRules'
import { positionsShape } from './positionShape'
import { block, list, text, type Shape } from './shape'
import { matching, type TextRule } from './textRules'

type Fields = Readonly<Record<string, Shape>>

/** A block of texts, and of other fields. */
function texts(names: readonly string[], others: Fields = {}): Shape {
  return block({ ...Object.fromEntries(names.map((name) => [name, text()])), ...others })
}

const severalTexts = list(text(), 1)
const namedText = texts(['name', 'text'])
const anything: Shape = () => []

const originRule: TextRule = (origin) => {
  try {
    readSiteOrigin(origin)
    return null
  } catch {
    return "must be https:// and the host and nothing else, like 'https://www.company.example'."
  }
}

/** For search engines. */
const line = text((description) => {
  const { length } = Array.from(description)
  return length <= 160 ? null : { warning: `has ${length} characters. Search engines show the first 160.` }
})

const yesOrNo: Shape = (value, path) =>
  typeof value === 'boolean' ? [] : [{ path, complaint: 'must be true or false, without quotes.' }]

const missingExport = (name: string) =>
  `is missing. Put back the line that begins with "export const ${name}".`

/** The required exports of each content file. A list of fixed length fills the layout of its page. */
export function contentShapes(today: string, isPublicFile: (name: string) => boolean): Map<string, Shape> {
  const pictureRule: TextRule = (file) =>
    isPublicFile(file) ? null : 'is not in the folder public. Put the picture there, or correct the name.'
  const positions = LOCATIONS.map((each) => [COUNTRIES[each].list, positionsShape(each, today)])
  const sameNamedExports: Fields = {
    ...Object.fromEntries(positions),
    aboutText: block({
      story: texts(['heading'], { paragraphs: severalTexts }),
      values: texts(['heading'], { items: list(namedText, 3, 3) }),
      cards: list(namedText, 3, 3),
    }),
    // The positions are checked in their own files.
    catalog: list(anything),
    company: texts(['name', 'legalName', 'missionStatement'], {
      domain: text(domainRule),
      email: text(emailRule),
      phone: text(phoneRule),
      postalAddress: severalTexts,
    }),
    contactText: texts(
      'lead detailsHeading formHeading privacy withoutScript applyWithoutScript applyPrivacy'.split(' '),
    ),
    errorText: texts(['title', 'text', 'retry', 'notReady', 'reload', 'home']),
    headText: texts(['feedTitle'], {
      descriptions: block({ home: line, jobs: line, about: line, contact: line, notFound: line }),
      preview: texts(['alt'], { file: text(pictureRule), width: anything, height: anything }),
    }),
    hiringText: texts(['title', 'none']),
    homeText: texts(['lead', 'heroLink', 'open'], {
      services: texts(['title'], { items: list(namedText, 8, 8) }),
      whyUs: texts(['title'], { points: list(namedText, 4, 4) }),
      featured: texts(['title', 'link'], { cards: list(texts(['title', 'text']), 3, 3) }),
      promise: texts(['title', 'link'], { paragraphs: severalTexts }),
    }),
    jobsListText: texts(['noScript', 'newMark', 'newCount', 'sinceLastVisit']),
    offlineText: texts(['offline', 'slow', 'failed', 'positionsAsOf']),
    notFoundText: texts(['text', 'jobsLink', 'homeLink']),
    pageTitles: texts(['home', 'jobs', 'about', 'contact', 'notFound']),
    shareText: texts(['label', 'copied', 'notCopied']),
  }
  const settings: Fields = {
    listPath: text(matching(/^\/[a-z\d-]+$/, "must be a slash and small letters, like '/jobs'.")),
    shownJobPolicy: text(matching(/^(?:first|by-id)$/, "must be 'first' or 'by-id'.")),
    siteOrigin: (value, path) => (value === '' ? [] : text(originRule)(value, path)),
    worksOffline: yesOrNo,
  }
  const exported = Object.entries(sameNamedExports).map(([name, shape]) => [name, { [name]: shape }] as const)
  const files = [...exported, ['settings', settings] as const]
  return new Map(files.map(([file, fields]) => [`${file}.ts`, block(fields, missingExport)]))
}
