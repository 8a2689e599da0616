import type { Country } from '#content/countries'
import { departments } from '#content/departments'
import { language } from '#content/language'
import { positionWords } from '#content/positionWords'
import schema from '../../content/position.schema.json' with { type: 'json' }
import { findType, JOB_TYPES, typeWords, wordsOf } from '../../domain/employmentTypes'
import { namedIn } from '../../domain/locations'
import { locationText } from '../factTexts'
import { readFacts, type Facts } from '../position'
import { languageRule } from './codeRules'
import { dateRules } from './dateRules'
import { factRules, missingFacts } from './factRules'
import { checkShape, PATTERN_RULES } from './positionShape'
import { checkTexts, oneOf, without, type TextFinding, type TextRule } from './textRules'

const AMOUNT =
  /[$₹€£¥] ?\d[\d.,]*k?|\d[\d.,]* ?(?:k|LPA|[₹€£¥]|USD|CAD|EUR|INR)(?!\w)|\bper (?:hour|day|week|month|year)\b/i
const WORKPLACE = /[(–—,|-] ?\(?(?:fully )?(?:remote|hybrid|on-?site)(?!-|\w| \w)\)?/i

const noBullet = without(
  /(?:^|\s)([•·‣▪■●○◦►])(?=\s|$)/,
  'contains %, the bullet of another program. Write a comma, or begin a new point.',
)

function titleRule({ places = [] }: Facts): TextRule {
  const towns = places.map(({ town }) => ({ name: town, label: town }))
  return (text) => {
    const [found = namedIn(text, towns)[0]?.label] = AMOUNT.exec(text) ?? WORKPLACE.exec(text) ?? []
    const warning = `contains "${found}". A title is the name of the job alone: write the pay as pay, and the place as places.`
    return found ? { warning } : null
  }
}

/** Cyrillic letters in a Latin word, and a hyphen and a slash that `foldText` does not find by those of a keyboard. */
const noLookAlike = without(
  /[\u02D7\u2043\u2215]|(?<=\p{sc=Latn})\p{sc=Cyrl}|\p{sc=Cyrl}(?=\p{sc=Latn})/u,
  'contains %, which only looks like a normal character. Type it again, or a search will not find it.',
)

/** Languages with Cyrillic letters, whose words may contain Latin ones, too. */
const CYRILLIC = /^(?:be|bg|kk|ky|mk|mn|ru|sr|tg|uk)\b/

const TYPE_WORDS = JOB_TYPES.flatMap(wordsOf)
const ownWords = TYPE_WORDS.filter((word) => word !== findType(word)).join(', ')
/** The advice of the schema knows the English words alone. */
const OWN_WORDS =
  ownWords &&
  ` Or the words of positionWords.ts: ${ownWords}. Several have “${positionWords.or}” or a comma between them.`

const typeRule: TextRule = (text) =>
  typeWords(text).every((word) => TYPE_WORDS.includes(word))
    ? null
    : schema.properties.type.patternErrorMessage + OWN_WORDS

/** With an origin, the pages have structured data for search engines. */
export function checkFields(
  fields: Readonly<Record<string, unknown>>,
  country: Country,
  hasOrigin: boolean,
): readonly TextFinding[] {
  const inShape = checkShape(fields)
  const facts = inShape.length === 0 ? readFacts(fields, country) : {}
  const { location = locationText(facts, country), language: code = language.code } = fields
  const labels = departments.map(({ label }) => label)
  const isCyrillic = CYRILLIC.test(String(code))
  const findable: TextRule = (text) => noBullet(text) ?? (isCyrillic ? null : noLookAlike(text))
  const inTexts = checkTexts(
    { location, ...fields },
    {
      ...PATTERN_RULES,
      ...factRules(facts, country, hasOrigin && inShape.length === 0),
      type: typeRule,
      department: oneOf(labels, `must be a label of departments.ts. It has ${labels.join(', ') || 'none'}.`),
      title: (text) => findable(text) ?? titleRule(facts)(text),
      description: (text) => findable(text) ?? PATTERN_RULES['description']?.(text) ?? null,
      language: languageRule,
      ...dateRules(String(fields['createdDate'])),
    },
  )
  const inFacts = inShape.length > 0 ? inShape : missingFacts(location, facts)
  return [...inFacts, ...inTexts.filter((text) => !inFacts.some(({ label }) => label === text.label))]
}
