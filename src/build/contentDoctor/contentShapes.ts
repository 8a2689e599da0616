import { emailRule, phoneRule } from './contactRules'
import { anything, block, list, text, type Shape } from './shape'
import { positionsShape } from './positionsShape'

function texts(...names: readonly string[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(names.map((name) => [name, text()]))
}

/** Lines or paragraphs, one at least. */
const severalTexts = list(text(), 1)
const namedText = block(texts('name', 'text'))

/** What each file of the content room exports under its own name; how many entries a list has is said in website.md §2. */
const SHAPES: Readonly<Record<string, Shape>> = {
  aboutText: block({
    story: block({ ...texts('heading'), paragraphs: severalTexts }),
    values: block({ ...texts('heading'), items: list(namedText, 3, 3) }),
    cards: list(namedText, 3, 3),
  }),
  // Its positions are read in their own files.
  catalog: list(() => []),
  company: block({
    ...texts('name', 'legalName', 'missionStatement'),
    email: text(emailRule),
    phone: text(phoneRule),
    postalAddress: severalTexts,
  }),
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
  errorText: block(texts('title', 'text', 'reload', 'home')),
  hiringText: block(texts('title')),
  homeText: block({
    ...texts('headline', 'lead', 'heroLink'),
    services: block({ ...texts('title'), items: list(namedText, 8, 8) }),
    whyUs: block({ ...texts('title'), points: list(namedText, 4, 4) }),
    featured: block({ ...texts('title', 'link'), cards: list(block(texts('title', 'text')), 3, 3) }),
    promise: block({ ...texts('title', 'link'), paragraphs: severalTexts }),
  }),
  jobsCanada: positionsShape('canada'),
  jobsIndia: positionsShape('india'),
  jobsListText: block(texts('notAlive', 'reload', 'noScript')),
  jobsUsa: positionsShape('usa'),
  notFoundText: block(texts('text', 'jobsLink', 'homeLink')),
  pageTitles: block(texts('jobs', 'about', 'contact', 'notFound')),
}

const settings = block(
  {
    shownJobPolicy: text((policy) =>
      policy === 'first' || policy === 'by-id' ? null : "is no policy. Write 'first' or 'by-id'.",
    ),
  },
  // Another setting may be left empty.
  { others: () => [] },
)

/** The files that the site cannot do without. */
export const CONTENT_FILES: readonly string[] = [...Object.keys(SHAPES), 'settings'].map(
  (name) => `${name}.ts`,
)

/** What the module of a content file must be, as it is imported. */
export function contentShape(file: string): Shape {
  if (file === 'settings.ts') return settings
  const name = file.replace(/\.ts$/, '')
  const shape = SHAPES[name]
  return shape === undefined
    ? anything
    : block(
        { [name]: shape },
        { missing: () => `is missing. Put back the line that begins with "export const ${name}".` },
      )
}
