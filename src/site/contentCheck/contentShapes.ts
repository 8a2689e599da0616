import type { JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { readSiteOrigin } from '../readSiteOrigin'
import { domainRule, emailRule, phoneRule } from './contactRules'
import { positionsShape } from './positionShape'
import { block, emptyOr, list, text, wholeNumber, type Shape } from './shape'
import type { TextRule } from './textRules'

function texts(...names: readonly string[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(names.map((name) => [name, text()]))
}

/** Lines or paragraphs, one at least. */
const severalTexts = list(text(), 1)
const namedText = block(texts('name', 'text'))

const policyRule: TextRule = (policy) =>
  policy === 'first' || policy === 'by-id' ? null : "is no policy. Write 'first' or 'by-id'."

const originRule: TextRule = (origin) => {
  try {
    readSiteOrigin(origin)
    return null
  } catch {
    return "is no origin. Write the scheme and the host and nothing else, like 'https://www.company.example'."
  }
}

const searchDescriptionRule: TextRule = (description) => {
  const { length } = Array.from(description)
  return length <= 160
    ? null
    : { warning: `has ${length} letters. Search engines cut off what follows the 160th.` }
}

/** What the shapes are seen in the light of: the day (`YYYY-MM-DD`), the company's name, what the folder `public` holds, the countries. */
export interface ShapeContext {
  readonly today: string
  readonly companyName: string
  readonly isPublicFile: (name: string) => boolean
  /** Those whose lists the catalog has. */
  readonly countries: readonly JobLocation[]
}

/** What each file of the content exports; how many entries a list has is what its page has room for. */
export function contentShapes({
  today,
  companyName,
  isPublicFile,
  countries,
}: ShapeContext): ReadonlyMap<string, Shape> {
  const positions = countries.map((location) => {
    const { list: name } = COUNTRIES[location]
    return [name, { [name]: positionsShape(location, today, companyName) }] as const
  })
  const pictureRule: TextRule = (file) =>
    isPublicFile(file)
      ? null
      : 'is not in the folder public. Put the picture there, or write the name of one that is.'
  const files: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
    aboutText: {
      aboutText: block({
        story: block({ ...texts('heading'), paragraphs: severalTexts }),
        values: block({ ...texts('heading'), items: list(namedText, 3, 3) }),
        cards: list(namedText, 3, 3),
      }),
    },
    // Its positions are judged in their own files.
    catalog: { catalog: list(() => []) },
    company: {
      company: block({
        ...texts('name', 'legalName', 'missionStatement'),
        domain: text(domainRule),
        email: text(emailRule),
        phone: text(phoneRule),
        postalAddress: severalTexts,
      }),
    },
    contactText: {
      contactText: block(
        texts(
          'lead',
          'detailsHeading',
          'formHeading',
          'privacy',
          'withoutScript',
          'applyWithoutScript',
          'applyPrivacy',
        ),
      ),
    },
    errorText: {
      errorText: block(texts('title', 'text', 'retry', 'reload', 'home')),
    },
    headText: {
      headText: block({
        descriptions: block({
          home: text(searchDescriptionRule),
          jobs: text(searchDescriptionRule),
          about: text(searchDescriptionRule),
          contact: text(searchDescriptionRule),
          notFound: text(searchDescriptionRule),
        }),
        preview: block({ ...texts('alt'), file: text(pictureRule), width: wholeNumber, height: wholeNumber }),
        ...texts('feedTitle'),
      }),
    },
    ...Object.fromEntries(positions),
    hiringText: { hiringText: block(texts('title', 'none')) },
    homeText: {
      homeText: block({
        ...texts('headline', 'lead', 'heroLink'),
        services: block({ ...texts('title'), items: list(namedText, 8, 8) }),
        whyUs: block({ ...texts('title'), points: list(namedText, 4, 4) }),
        featured: block({ ...texts('title', 'link'), cards: list(block(texts('title', 'text')), 3, 3) }),
        promise: block({ ...texts('title', 'link'), paragraphs: severalTexts }),
      }),
    },
    jobsListText: { jobsListText: block(texts('listNotShown', 'reload', 'noScript')) },
    notFoundText: { notFoundText: block(texts('text', 'jobsLink', 'homeLink')) },
    pageTitles: { pageTitles: block(texts('jobs', 'about', 'contact', 'notFound')) },
    settings: { shownJobPolicy: text(policyRule), siteOrigin: emptyOr(text(originRule)) },
    shareText: { shareText: block(texts('label', 'copied', 'notCopied')) },
  }
  return new Map(
    Object.entries(files).map(([file, exported]) => [
      `${file}.ts`,
      block(exported, (name) => `is missing. Put back the line that begins with "export const ${name}".`),
    ]),
  )
}
