import type { Country } from '#content/countries'
import { shownJobPolicy } from '#content/settings'
import { JOB_TYPES, typeName } from '../../domain/employmentTypes'
import { catalogOf, isDraft } from '../catalog'
import type { Sources } from '../sources'
import { applicationFieldRules, missingParts } from './applicationFieldRules'
import { checkPositions, repeatedIds } from './checkPositions'
import { countryRule, currencyRule, languageRule } from './codeRules'
import { createFinding } from './finding'
import { exampleContacts, otherNames } from './leftovers'
import { NAME_RULES } from './nameRules'
import { PATTERN_RULES } from './positionShape'
import { siteSummary } from './siteSummary'
import {
  checkTexts,
  createRepeatRule,
  matching,
  oneOf,
  type Rules,
  type TextFinding,
  type TextRule,
} from './textRules'

export interface ContentContext {
  readonly isPublicFile: (name: string) => boolean
  readonly picture: { readonly name: string; readonly headline: string; readonly line: string }
}

const ONE_POSITION =
  "is 'first': every position's page shows the first position, and its form applies for that one. Before the site goes online, write 'by-id'."

/** Judges an address, which the build parses as a `URL`. */
function addressRule(pattern: RegExp, mistake: string): TextRule {
  return (text) => (pattern.test(text) && URL.canParse(text) ? null : mistake)
}

const originRule = addressRule(
  /^https?:\/\/[^\s/?#\\@]+\/?$/i,
  "must be the scheme and the host and nothing else, like 'https://www.company.example'. A path belongs to --base.",
)

const endpointRule = addressRule(
  /^(?:https:\/\/[^\s/\\@#?]+|http:\/\/localhost(?::\d+)?)(?:[/?][^\s#]*)?$/i,
  "must be an address that begins with https://, like 'https://forms.company.example/apply', without # and without a password.",
)

const addressName = matching(
  /^[a-z\d]+(?:-[a-z\d]+)*$/,
  "must be small letters, digits and hyphens, like 'united-kingdom'.",
)

/** Positions are read in this form, and name a country and a department by its label. */
const labelRule: TextRule = (text) =>
  text === text.normalize('NFC') ? null : 'has an accent that is a separate character. Type the letter again.'

const pageRule = matching(
  /^https:\/\/\S+$/,
  "must be an address that begins with https://, like 'https://www.company.example/privacy'.",
)

const TEXT_RULES: Rules = {
  ...NAME_RULES,
  'countries, code': countryRule,
  'countries, currency': currencyRule,
  'payText, number': matching(
    /^1(\D?)234(\D)56$/,
    "must be the number 1234.56 as your language writes it, like '1,234.56' or '1.234,56'.",
  ),
  'language, code': languageRule,
  'language, day': matching(
    /^(?=.*d)(?=.*[LM])(?=.*y)(?:do?|[ELMy]|Mo|'[^']*'|[^A-Za-z'])+$/,
    "must be a pattern with d, M and y, like 'MMMM d, yyyy' or 'd. MMMM yyyy'. Write other words between quotes.",
  ),
  'company, domain': matching(
    /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]*[a-z\d])+$/i,
    "must be the part after the @ of your email addresses, like 'company.example'.",
  ),
  'company, email': PATTERN_RULES['contactEmail'],
  'company, phone': PATTERN_RULES['contactPhone'],
  formsEndpoint: endpointRule,
  FORMS_ENDPOINT: endpointRule,
  privacyUrl: pageRule,
  'applicationFields, link': pageRule,
  showsByDates: () => 'must be true or false, without quotes.',
  newestFirst: () => 'must be true or false, without quotes.',
  worksOffline: () => 'must be true or false, without quotes.',
  siteOrigin: originRule,
  SITE_ORIGIN: originRule,
}

/** Two values of a filter with one name or label would be ticked together. A former name is a name, too. */
function facetRules(list: string, nameRule = addressName): Rules {
  const [repeatsName, repeatsLabel] = [createRepeatRule(), createRepeatRule()]
  return {
    [`${list}, name`]: (text) => nameRule(text) ?? repeatsName(text),
    [`${list}, formerNames`]: (text) => addressName(text) ?? repeatsName(text),
    [`${list}, label`]: (text) => labelRule(text) ?? repeatsLabel(text),
  }
}

/** A location without a country belongs to one of them alone. */
function unnamedTwice(list: readonly Country[]): readonly TextFinding[] {
  const [, ...others] = list.filter(({ mayBeUnnamed }) => mayBeUnnamed)
  const mistake = 'is true for another country, too. Delete it at one of them.'
  return others.map(({ label }) => ({ label: 'countries, mayBeUnnamed', text: label, mistake }))
}

/** Texts and settings that the site can do without. */
const MAY_BE_EMPTY =
  /^(?:contactText, sentPrivacy|privacyUrl|formsEndpoint|siteOrigin|FORMS_ENDPOINT|SITE_ORIGIN)$/

/** The exports of the content files, whose types the compiler checks, and the environment. A file that fails to load has none. */
type Texts = Partial<
  typeof import('#content/applicationFields') &
    typeof import('#content/company') &
    typeof import('#content/countries') &
    typeof import('#content/headText') &
    typeof import('#content/pageTitles') &
    typeof import('#content/settings') & { readonly SITE_ORIGIN: string; readonly FORMS_ENDPOINT: string }
>

export function validateContent(files: Sources, texts: Texts, context: ContentContext) {
  const { isPublicFile, picture } = context
  const { company, resumeLimitMb = 1 } = texts
  const sources = new Map([...files].filter(([file]) => !isDraft(file)))
  const hasOrigin = Boolean(texts.SITE_ORIGIN || texts.siteOrigin)
  const isOnline = hasOrigin || Boolean(texts.FORMS_ENDPOINT || texts.formsEndpoint)
  const inTexts = checkTexts(texts, {
    ...TEXT_RULES,
    ...facetRules('countries'),
    ...facetRules('towns'),
    ...facetRules('departments'),
    ...facetRules('workplaces', oneOf(['remote', 'hybrid', 'on-site'])),
    ...facetRules('jobTypes', oneOf(JOB_TYPES.map(typeName))),
    ...applicationFieldRules(Object.keys(texts.formsFields ?? {})),
    'footerLinks, address': (text) => (isPublicFile(text) ? null : pageRule(text)),
    'headText, preview, file': (text) =>
      isPublicFile(text) ? null : 'is not in the folder public. Put the picture there.',
    shownJobPolicy: (text) =>
      text === 'first' && isOnline
        ? { warning: ONE_POSITION }
        : oneOf(['first', 'by-id'], "must be 'first' or 'by-id'.")(text),
  })
  const inLists = [...unnamedTwice(texts.countries ?? []), ...missingParts(texts.applicationFields ?? [])]
  // Positions are judged by their countries, and by the place that the site writes.
  const isJudged = ![...inTexts, ...inLists].some(({ label }) => /^(?:countries|placeText)\b/.test(label))
  const positions = new Map([...sources].filter(([file]) => isJudged && !file.endsWith('.ts')))
  const findings = [...checkPositions(positions, hasOrigin)]
  const withMistakes = new Set(findings.flatMap(({ file, isWarning }) => (isWarning ? [] : file)))
  const valid = new Map([...positions].filter(([file]) => !withMistakes.has(file)))
  const jobs = catalogOf(valid)
  if (shownJobPolicy === 'by-id') findings.push(...repeatedIds(valid))

  for (const { label, text, mistake } of [...inTexts, ...inLists]) {
    const declaration = RegExp(`(?:const|let) ${label.split(',')[0]}\\b`)
    const [file, source] = [...sources].find(([, each]) => declaration.test(each)) ?? ['settings.ts', '']
    if (text !== '' || !MAY_BE_EMPTY.test(label))
      findings.push(createFinding(file, mistake, { source, at: `'${text}'`, label }))
  }
  if (company?.name) {
    findings.push(...otherNames(sources, [...jobs.map((job) => job.company), picture.name], company.name))
    const inPicture = [picture.name, picture.headline, picture.line].join('”, “')
    const onSite = [company.name, texts.pageTitles?.home, texts.headText?.preview.line].join('”, “')
    if (inPicture !== onSite) {
      const warning = `preview: the picture public/preview.png says “${inPicture}”, but the site says “${onSite}”. Make a new picture: npm run preview-picture`
      findings.push(createFinding('headText.ts', { warning }))
    }
  }
  if (!(resumeLimitMb > 0))
    findings.push(createFinding('settings.ts', 'resumeLimitMb must be a number above 0, like 10.'))
  if (hasOrigin) findings.push(...exampleContacts(sources))

  return {
    findings: findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    summary: siteSummary(jobs, files.size - sources.size),
  }
}
