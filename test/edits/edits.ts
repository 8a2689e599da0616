import type { ContentFolder } from './contentFolder'
import { CANADA, COUNTRIES, INDIA, USA, type Country } from './countries'
import { addPosition, countPositions, dayFromNow, setField, setPositionCount } from './positions'
import { replaceEveryText } from './replaceEveryText'

/** Something that staff may do any day. */
export interface Edit {
  readonly name: string
  readonly apply: (content: ContentFolder) => void
  /** Whether others can be made beside it. */
  readonly isAlone?: true
}

const AWKWARD_TEXTS: Readonly<Record<string, string>> = {
  'an &': 'Research & Development',
  'a <': 'Teams < 10 people',
  quotes: 'The “first” mate’s "second" \'third\' mate',
  'an emoji': 'Gardener 👩🏽‍🌾',
  Hindi: 'हिन्दी लेखक',
  'a dollar sign and a backslash': 'US$ & C:\\ $& $1',
  'a hundred letters': `${'Senior Principal '.repeat(5)}Keeper of Towers`,
  'three hundred letters': `${'Senior Principal '.repeat(16)}Keeper of the Northern Towers`,
}

const placesToAdd = (content: ContentFolder, country: Country) => {
  const count = countPositions(content, country)
  return { start: 0, middle: Math.floor(count / 2), end: count }
}

const company: readonly Edit[] = [
  {
    name: 'the company has another name, e-mail address and phone number',
    apply(content) {
      content.setText('company.ts', ['company', 'name'], 'Halden & Moor')
      content.setText('company.ts', ['company', 'domain'], 'haldenmoor.com')
      content.setText('company.ts', ['company', 'legalName'], 'Halden & Moor, Inc.')
      content.setText('company.ts', ['company', 'email'], 'office@haldenmoor.com')
      content.setText('company.ts', ['company', 'phone'], '+1 646-200-3000')
    },
  },
  {
    name: 'another mission',
    apply: (content) =>
      content.setText('company.ts', ['company', 'missionStatement'], 'We keep the lamps burning.'),
  },
]

const texts: readonly Edit[] = [
  { name: 'every text of every page is another one', apply: replaceEveryText },
  {
    name: 'other words in the hero',
    apply(content) {
      content.setText('pageTitles.ts', ['pageTitles', 'home'], 'Work Where the Light Is')
      content.setText('homeText.ts', ['homeText', 'lead'], 'We keep lights, and look for keepers.')
      content.setText('homeText.ts', ['homeText', 'heroLink'], 'See All Towers')
    },
  },
  {
    name: 'two other featured cards',
    apply(content) {
      for (const index of [0, 1]) {
        const card = ['homeText', 'featured', 'cards', index]
        content.setText('homeText.ts', [...card, 'title'], `Featured Keeper ${index}`)
        content.setText('homeText.ts', [...card, 'text'], `Keep tower ${index} through the winter.`)
      }
    },
  },
  {
    name: 'another heading on a page',
    apply: (content) =>
      content.setText('aboutText.ts', ['aboutText', 'story', 'heading'], 'From the first lamp on'),
  },
  {
    name: 'another title of a page',
    apply(content) {
      content.setText('pageTitles.ts', ['pageTitles', 'jobs'], 'All Vacancies')
      content.setText('pageTitles.ts', ['pageTitles', 'about'], 'Who We Are')
    },
  },
  {
    name: 'awkward signs in a page’s texts',
    apply: (content) =>
      content.setText('pageTitles.ts', ['pageTitles', 'home'], `R&D < 3 “Lamps” "Glass" हिन्दी 👩🏽‍🌾 $& it’s`),
  },
]

const addedPositions: readonly Edit[] = COUNTRIES.flatMap((country) =>
  (['start', 'middle', 'end'] as const).map((place) => ({
    name: `a position more at the ${place} of ${country.file}`,
    apply: (content: ContentFolder) => addPosition(content, country, placesToAdd(content, country)[place]),
  })),
)

const positions: readonly Edit[] = [
  {
    name: 'three positions more',
    apply: (content) => COUNTRIES.forEach((country) => addPosition(content, country, 0)),
  },
  {
    name: 'a position posted today, with a deadline next month',
    apply: (content) => addPosition(content, USA, 0, { createdDate: dayFromNow(0), endDate: dayFromNow(31) }),
  },
  {
    name: 'two positions with one id',
    apply(content) {
      addPosition(content, USA, 0, { id: '77' })
      addPosition(content, CANADA, 0, { id: '77' })
    },
  },
  ...Object.entries(AWKWARD_TEXTS).map(([what, title]) => ({
    name: `a title with ${what}`,
    apply: (content: ContentFolder) => addPosition(content, USA, 0, { title }),
  })),
  {
    name: 'a description with awkward signs',
    apply: (content) =>
      addPosition(content, INDIA, 0, {
        description: 'A & B < C... "So" she ‘said’... हिन्दी... 👩🏽‍🌾... C++ & C#... It’s 100 % fine',
      }),
  },
]

/** In the first position of a country. */
const FIELDS = [
  ['another id', USA, 'id', '901'],
  ['another title', CANADA, 'title', 'Captain of the Ferry'],
  ['another description', INDIA, 'description', 'Sail... Row... Mend nets... Sing... Count gulls... Rest'],
  ['another day of posting', USA, 'createdDate', dayFromNow(-3)],
  ['a deadline in March 2027', CANADA, 'endDate', '2027-03-31'],
  ['18 months', USA, 'duration', '18 months'],
  ['Permanent', INDIA, 'duration', 'Permanent'],
  ['a real e-mail address', USA, 'contactEmail', 'jobs@haldenmoor.com'],
  ['another phone number', CANADA, 'contactPhone', '+1 416-200-3000'],
] as const

const fields: readonly Edit[] = [
  ...FIELDS.map(([name, country, field, text]) => ({
    name,
    apply: (content: ContentFolder) => setField(content, country, field, text),
  })),
  {
    name: 'another place',
    apply: (content) =>
      COUNTRIES.forEach((country) => setField(content, country, 'location', country.places[1])),
  },
  {
    name: 'another pay',
    apply: (content) =>
      COUNTRIES.forEach((country) => setField(content, country, 'payRate', country.payRates[1])),
  },
]

const settings: readonly Edit[] = [
  {
    name: 'the policy first',
    apply: (content) => content.setText('settings.ts', ['shownJobPolicy'], 'first'),
  },
  {
    name: 'the policy by-id',
    apply: (content) => content.setText('settings.ts', ['shownJobPolicy'], 'by-id'),
  },
  {
    name: 'an origin',
    apply: (content) => content.setText('settings.ts', ['siteOrigin'], 'https://careers.haldenmoor.com'),
  },
]

const counts: readonly Edit[] = [
  ...[0, 1, 13, 23, 40, 200].map((count) => ({
    name: `positions in all: ${count}`,
    apply: (content: ContentFolder) => setPositionCount(content, count),
    isAlone: true as const,
  })),
  ...COUNTRIES.map((country) => ({
    name: `no position in ${country.file}`,
    apply: (content: ContentFolder) => content.removeEntries(country.file, [country.list], 0),
    isAlone: true as const,
  })),
  ...(['first', 'by-id'] as const).map((policy) => ({
    name: `no position at all, with an origin and the policy ${policy}`,
    apply(content: ContentFolder) {
      setPositionCount(content, 0)
      content.setText('settings.ts', ['siteOrigin'], 'https://careers.haldenmoor.com')
      content.setText('settings.ts', ['shownJobPolicy'], policy)
    },
    isAlone: true as const,
  })),
]

/** In an order in which those that are not alone can be made one upon the other. */
export const EDITS: readonly Edit[] = [
  ...company,
  ...texts,
  ...fields,
  ...addedPositions,
  ...positions,
  ...settings,
  ...counts,
  {
    name: 'every file saved with CRLF',
    apply(content) {
      for (const file of content.files()) content.rewrite(file, (source) => source.replace(/\r?\n/g, '\r\n'))
    },
  },
]
