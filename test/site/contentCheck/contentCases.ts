import { aboutText } from '#content/aboutText'
import { company } from '#content/company'
import { headText } from '#content/headText'
import { pageTitles } from '#content/pageTitles'
import type { ContentContext } from '../../../src/site/contentCheck/validateContent'
import { readSources } from '../../../src/site/sources'

/** Other files (`null` deletes one), or other texts of pages, or another context. */
interface Change {
  readonly files?: Readonly<Record<string, string | null>>
  readonly texts?: object
  readonly context?: Partial<ContentContext>
  readonly showsByDates?: boolean
  /** Values of the filter by town. */
  readonly townLabels?: readonly string[]
}

/** A title, the change, and a part of each finding, in this order. A warning starts with `Warning: `. */
type ContentCase = [title: string, change: Change, ...says: string[]]

export const KEEPER = 'positions/usa/bridge-keeper.yaml'

export const POSITION = `# yaml-language-server: $schema=../../position.schema.json
id: 7
title: Bridge Keeper
company: Larkfield
location: Austin, Texas
type: Full-time
createdDate: 2026-10-15
endDate: 2027-12-31
duration: 12 months
payRate: $85–$95 per hour
contactEmail: careers@larkfield.example
contactPhone: +1 212-555-0118
description:
  - Look after a bridge
  - Greet the ships
places: [{ town: Austin, region: Texas }]
pay: { from: 85, to: 95, per: hour }
`

/** The fixture with a single position in the USA. */
export const SOURCES: ReadonlyMap<string, string> = new Map([
  ...[...readSources('test/fixture/content')].filter(([file]) => !file.startsWith('positions/usa/')),
  [KEEPER, POSITION],
])
export const TEXTS = { aboutText, company, headText, pageTitles }

const CANADA = 'positions/canada/python-developer.yaml'

function changed(file: string, from: RegExp | string, to: string): Readonly<Record<string, string>> {
  const source = SOURCES.get(file) ?? ''
  const text = source.replace(from, to.replaceAll(/\$(?!1)/g, '$$$$'))
  if (text === source) throw new Error(`${file} has no ${from.toString()}`)
  return { [file]: text }
}

/** A field of the position, a text, and the finding. */
// prettier-ignore
const FIELDS: readonly (readonly [string, string, string])[] = [
  ['id', 'seven', 'line 2 (id: "seven"): id must be a whole number, like 23.'],
  ['title', '', 'line 3 (title: ""): title is empty. Write a text, or, in a position, delete the line if there is nothing to say.'],
  ['title', 'Cloud\tKeeper', 'has a tab, a line break or a character that browsers do not show after "Cloud". Delete it, or type a space.'],
  ['title', 'Keeper ', 'starts or ends with a space. Delete the space.'],
  ['title', 'Bridge  Keeper', 'contains two spaces in a row. Delete one.'],
  ...['Co\u2043Keeper', 'Co\u2215Keeper', 'Keep\u0435r', '\u0415ditor'].map((title) =>
    ['title', title, `contains ${/[^ -~]/.exec(title)?.[0]}, which only looks like a normal character. Type it again, or a search will not find it.`] as const),
  ['title', 'Ab\uFFFDout', 'title contains a broken character. Save the file as UTF-8 and type the character again.'],
  ...['Ã©', 'Â£', 'â€™', 'ðŸ'].map((text) =>
    ['title', `Ink ${text}`, `Warning: line 3 (title: "Ink ${text}"): title contains "${text}", a sign of a wrong encoding. Type it again, and save as UTF-8.`] as const),
  ['title', '‘Keeper’', "Warning: title begins with ‘ and ends with ’, which visitors see. Type ' for both, or none."],
  ...['\uE00C', '\uF04A', '\uFFFC', '\u200E'].map((text) => ['title', `Ink ${text}`, 'has a tab, a line break or a character that browsers do not show after "Ink "'] as const),
  ...['<br />', '<BR>', '<TH>', '</td>', '<font size="2">', '<!--', '<https://larkfield.example/benefits>', '<mailto:ink@larkfield.example>', '&eacute;', '&Uuml;', '&euro;', '&#39;'].map((text) =>
    ['title', `Keeper ${text}`, `contains ${text}, which visitors would see as it is. Write plain text, no HTML.`] as const),
  ...['{{company_name}}', '{% team %}', '[[team]]', '<<team>>', '[Company name]'].map((text) => ['title', `Keeper ${text}`, `Warning: title contains ${text}, the placeholder of a template. Write the text in its place.`] as const),
  ['title', 'Keeper of ${company.name}', 'contains ${company.name}, which visitors would see as it is.'],
  ...[['Keeper, $85–$95', '$85'], ['Keeper (120k)', '120k'], ['Keeper (40 000 EUR per year)', '000 EUR'], ['Keeper (Remote)', '(Remote)'], ['Keeper – fully remote', '– fully remote'], ['Keeper in Austin', 'Austin']].map(([title, found]) =>
    ['title', `${title}`, `Warning: line 3 (title: "${title}"): title contains "${found}". A title is the name of the job alone: write the pay as pay, and the place as places.`] as const),
  ...['rolling', 'ASAP', '2027-12-31 17:00', '2027-12-31, 5 pm'].map((endDate) =>
    ['endDate', endDate, "endDate must be a date on the calendar, as year-month-day, like '2026-10-15'. Leave the line out if there is none, and write words or an hour as a point of the description."] as const),
  ['company', 'Larkfeild', 'Warning: Larkfeild is not Larkfield or a branch of it. Is it misspelled, or an old name?'],
  ...['Half-time', 'Contract or full-time'].map((type) => ['type', type, "type must be Full-time, Part-time, Contract, Temporary, Internship, Apprenticeship, Freelance, Volunteer or Per diem, or several, like 'Contract or Full-time'."] as const),
  ['title', '**Keeper**', 'contains **, which visitors would see as it is. Write plain text, without the signs of Markdown.'],
  ['title', 'Keeper of [this](https://larkfield.example)', 'contains [this](https://larkfield.example), which'],
  ['description', 'One... Two', 'description must be a list. Begin each point on a new line with two spaces, a - and a space.'],
  ['createdDate', 'October 15, 2026', "createdDate must be a date on the calendar, as year-month-day, like '2026-10-15'."],
  ['createdDate', '2027-01-15', 'createdDate is more than 60 days in the future. Write the day on which the position is posted.'],
  ['createdDate', '2027-01-14', 'Warning: createdDate is in the future. The site shows the position at once.'],
  ['createdDate', '2025-11-14', 'Warning: createdDate is more than a year ago. Is the position still open?'],
  ['endDate', '2072-12-31', 'Warning: endDate is more than five years from now. Correct the year, or delete the line.'],
  ['endDate', '2026-11-14', 'Warning: endDate has passed. The site still shows the position.'],
  ['endDate', '2026-10-14', "endDate is before createdDate '2026-10-15'. The last day to apply can't be before the day of posting."],
  ['duration', '12', "duration must say what the number counts, like '12 months'."],
  ['contactEmail', 'careers@larkfield', 'contactEmail must be an email address, like careers@company.example.'],
  ['contactPhone', '416-555-0127', 'contactPhone must be an international phone number, like +1 212-555-0118. Start with + and the country code, then write digits, spaces and hyphens.'],
]

const NO_NUMBER = 'must be a number above 0 without signs, like 75, 62.50 or 95000.'
const NOT_LIKE_PAY = "must be like 'pay: { from: 75, to: 88, per: hour }'."

/** A text of the facts of the position, its replacement, and the only finding. */
// prettier-ignore
const FACTS: readonly (readonly [RegExp | string, string, string])[] = [
  ['{ from: 85', '{ form: 85', 'line 17 (pay: { form: 85, to: 95, per: hour }): pay, form is not a name the site knows. It knows from, to, per, currency.'],
  ...['$85', '85k', '0', '0.00', '62.505'].map((amount) => ['from: 85', `from: ${amount}`, `pay, from ${NO_NUMBER}`] as const),
  ...['1,900', '75,000, to: 88,000', '12,00,000'].map((amount) => ['from: 85', `from: ${amount}`, 'a number of the pay has a comma. Write 62.50 with cents, and 1900 for a thousand and more.'] as const),
  ['from: 85', 'from: 105', "pay, to must not be below from. Write the lower amount as from: 'from: 95, to: 105'."],
  ['from: 85', 'from: 18', 'Warning: pay, to is more than five times from. Is a digit missing or extra?'],
  ['from: 85, to: 95', 'from: 95000', "Warning: pay, per looks like the pay for a year. If it is, write 'per: year'."],
  ['from: 85, to: 95, ', '', "pay must have from or to, or both, like 'pay: { from: 75, to: 88, per: hour }'."],
  [', per: hour', '', `pay, per is missing. The field ${NOT_LIKE_PAY}`],
  ['hour }', 'fortnight }', 'pay, per must be one of hour, day, week, month, year.'],
  ['hour }', 'hour, currency: EUX }', "pay, currency must be the three letters of a currency in ISO 4217, like 'EUR'."],
  [/(?<=pay: ).*/, '$85 per hour', `pay ${NOT_LIKE_PAY}`],
  ['pay: {', 'pay:{', 'a space is missing after the : or the -. Type one.'],
  ['town: Austin', 'tonw: Austin', 'line 16 (places: [{ tonw: Austin, region: Texas }]): places, entry 1, tonw is not a name the site knows. It knows town, region, country.'],
  ['town: Austin, ', '', "places, entry 1, town is missing. The field must be written like '  - town: Toronto', each place on a new line."],
  ...['Austin', '[]'].map((text) => [/(?<=places: ).*/, text, 'places must be written like'] as const),
  ['town: Austin', 'town: *Austin*', "places, entry 1, town must be written like '  - town: Toronto', each place on a new line."],
  ...['Austin', '*Austin*'].map((entry) => [/(?<=places:) .*/, `\n  - ${entry}`, "places, entry 1 must be written like '  - town: Toronto', each place on a new line."] as const),
  ['Texas }', 'Texas, country: mars }', 'places, entry 1, country must be the name of a country in countries.ts: usa or canada or india.'],
  ['pay:', 'workplace: sometimes\npay:', 'line 17 (workplace: sometimes): workplace must be one of remote, hybrid.'],
  [/(?:location|places).*\n/g, '', `${KEEPER}: location is missing. Write it, or places, or 'workplace: remote'.`],
  [/location.*\n([^]*)places.*/, '$1workplace: hybrid', `${KEEPER}: location is missing.`],
  ['location: Austin, Texas', 'location: Fort Canada, Texas', 'location would be listed under Canada. Name USA alone, or move the file to the folder of its country.'],
  ['location: Austin, Texas', 'location: Austin, USA, near Canada', 'location would be listed under USA and Canada.'],
  [/location.*\n([^]*)Austin/, '$1Little Canada', `${KEEPER}: location would be listed under Canada.`],
]

/** The location and the town of the position, the filter by town, and the only finding. */
// prettier-ignore
const TOWNS: readonly (readonly [location: string, town: string, labels: readonly string[], ...says: readonly string[]])[] = [
  ['Austin, Texas', 'Austin', ['Austin', 'Boston']],
  ['Portland, Maine', 'Portland', ['Portland, Maine', 'Portland, Oregon']],
  ['New York, 3 days a week', 'New York', ['York', 'New York']],
  ['Austin or Boston', 'Austin', ['Austin', 'Boston']],
  ['Texas, by agreement', 'Austin', ['Austin'], 'location does not name Austin, a town of the places.'],
]

const QUOTES =
  "a text that has a colon or # beside a space, or begins with a sign, must be between quotes, like 'Text'."
const QUOTE = 'a text must end with its first quote and have none inside. Write ’ or “ ” there.'
const NO_SPACE = 'a space is missing after the : or the -. Type one.'
const NO_COLON = 'a colon is missing after the name of the field, as in title: QA Lead'
const NO_FIT =
  'the line does not fit those before it. Compare its spaces, : and - with those of another position.'
const TWICE = 'a field is here twice. Delete one of the two. Each position has its own file.'

/** A slip in the position, the replaced text, its replacement, and the only finding. */
// prettier-ignore
const SLIPS: readonly (readonly [string, RegExp | string, string, string])[] = [
  ['a tab', '  - Look', '\t- Look', 'line 14 (- Look after a bridge): the line begins with a tab. Type two spaces instead.'],
  ['no colon', 'title: ', 'title ', `line 3 (title Bridge Keeper): ${NO_COLON}`],
  ['no colon in the last field', /description:[^]*/, 'description', `line 13 (description): ${NO_COLON}`],
  ['no space after a dash', '- Greet', '-Greet', NO_SPACE],
  ['a space before a field', 'title', ' title', 'there is a space before the name of the field. Delete it.'],
  ['a point too far to the right', '  - Greet', '   - Greet', 'line 15 (- Greet the ships): this - is more to the right than the one above. Delete the spaces.'],
  ['a point too far to the right below a heading', '  - Greet', '  - At sea:\n    - Sail\n      - Greet', 'line 17 (- Greet the ships): this - is more'],
  ['a mistake below a heading', '  - Greet', '  - At sea:\n    - Greet  ', 'line 16 (- Greet   the ships): description, entry 3 contains two spaces in a row.'],
  ...['# At sea', '##At sea', "'## At sea'", '**At sea**', '**At sea:**'].map((text) => [`a heading by other signs, ${text}`, '- Greet', `- ${text}\n  - Greet`, `line 15 (- ${text}): a heading needs no # or **. Delete them, and end the line with a colon, as in - What you will do:`] as const),
  ['a point too far to the left', '  - Greet', ' - Greet', NO_FIT],
  ['a colon in a text', 'Bridge Keeper', 'Lead: Bridge Keeper', `line 3 (title: Lead: Bridge Keeper): ${QUOTES}`],
  ['a colon at the end of a text', 'Bridge Keeper', 'Bridge Keeper:', QUOTES],
  ['a number sign in a text', 'Bridge Keeper', 'Keeper #1', QUOTES],
  ['a number sign in the second line of a point', 'a bridge', '\n    bridge #1', QUOTES],
  ...['@home', '#1 Keeper', '*Keeper*', '!Keeper', '&Keeper', '%Keeper', '| Keeper', '> Keeper', '[Remote] Keeper', '{Keeper}', '- Keeper', '? Keeper', ', Keeper']
    .map((text) => [`a text that begins with a sign, ${text}`, 'Bridge Keeper', text, QUOTES] as const),
  ['an apostrophe between quotes', 'Bridge Keeper', "'Women's Liaison'", QUOTE],
  ['one quote', 'Bridge Keeper', '"Bridge Keeper', QUOTE],
  ['quotes around a part', 'Look after', '"Look" after', QUOTE],
  ['a backslash between quotes', 'Bridge Keeper', '"C:\\Keeper"', NO_FIT],
  ['a list of types', 'type: Full-time', 'type: [Full-time, Contract]', 'several types have a comma between them and no [ ], as in type: Contract, Full-time'],
  ['a description that is one text', /description:[^]*/, 'description: |\n  Look after a bridge', 'line 13 (description: |): the description is a list. Begin each point on a new line with two spaces and a -'],
  ['a list for a text', 'Bridge Keeper', '\n  - Bridge\n  - Keeper', 'title must be a text, not a list.'],
  ['bullets of another program in the place of each -', /  - /g, '\u2013 ', 'line 14 (– Look after a bridge): the line has the bullet of another program.'],
  ...['`Keeper`', 'Women`s Keeper'].map((text) => [`backticks, ${text}`, 'Bridge Keeper', text, `line 3 (title: ${text}): visitors would see the backtick \` as it is. Delete it, or write ’ for an apostrophe.`] as const),
  ...['- • Greet', '●Greet', '- ●Greet', '·Greet'].map((text) => [`a bullet of another program, ${text}`, '- Greet', text, `line 15 (${text} the ships): the line has the bullet of another program. Begin a point with two spaces, a - and a space alone.`] as const),
  ...['·', '●'].map((sign) => [`the bullet ${sign} in a point`, 'Greet', `Sail ${sign} Greet`, `line 15 (- Sail ${sign} Greet the ships): description, entry 2 contains ${sign}, the bullet of another program. Write a comma, or begin a new point.`] as const),
  ['UTF-16', 'title', 't\0i\0t\0l\0e', 'the file is saved as UTF-16. Save it as UTF-8'],
  ['two points in one', 'a bridge', 'a bridge... Greet', 'description, entry 1 must have no … or .. inside.'],
  ['an empty text', ' Bridge Keeper', '', 'line 3 (title:): title is empty. Write a text, or, in a position, delete the line if there is nothing to say.'],
  ['a hyphen in a point that a visitor does not type', 'a bridge', 'a rope\u2043bridge', 'line 14 (- Look after a rope\u2043bridge): description, entry 1 contains \u2043,'],
  ['a missing field', /type.*\n/, '', `${KEEPER}: type is missing. Copy its line from another position, and change it.`],
  ['a misspelled field', 'endDate', 'endDtae', 'line 8 (endDtae: 2027-12-31): endDtae is not a name the site knows. It knows id, title, company, places, workplace, location, type, createdDate, endDate, duration, hours, department, pay, payRate, contactEmail, contactPhone, applyUrl, language, description.'],
  ['an extra field', 'title', 'salary: High\ntitle', 'salary is not a name the site knows. It knows id, title,'],
  ['a field twice', 'title', 'id: 8\ntitle', `line 3 (id: 8): ${TWICE}`],
  ['two positions with a line between them', /$/, `---\n${POSITION}`, TWICE],
  ['a list of positions', 'id', '- id', 'line 2 (- id: 7): the file is a list. Write each position into its own file, without a - before id.'],
  ['nothing', /[^]*/, '', `${KEEPER}, line 1: the file is empty. Copy another position into it, or delete it.`],
  ['a comment only', /\n[^]*/, '\n', 'the file is empty.'],
]

/** Valid texts for fields of the position. */
const VALID_TEXTS = Object.entries({
  payRate: ['By agreement', '年収600万円〜900万円'],
  location: ['Washington, D.C.', 'Remote, USA, UTC−5 to UTC+1', '12 Harbor Lane, Boston or 東京都'],
  duration: ['1 month', '3 to 6 months', 'Permanent', 'until 2028'],
  contactPhone: ['+1 (212) 555.0118', '+912255501180'],
  contactEmail: ["o'hara+jobs@careers.company.co.uk"],
  // prettier-ignore
  title: ['C++ / C# Developer (m/f/d)', 'Ingénieur·e', '👩‍💻 हिन्दी', 'R&D; a < b', 'Women’s – “Lead”', 'Ключник, 5 μs', 'List<String> ½', 'Map<string, T>, Promise<void>, <T>', 'Q&A; AT&T; B&Bs;', 'São – “IRMÔ, JOÃO, Spaß“, “CAFÉ”…', 'Women’s Lead', "'Lead: #1'", '"A\'s"', '2026'],
  createdDate: ['2026-11-15', '2025-11-15'],
  endDate: ['2026-11-15', '2031-12-31'],
  company: ['Larkfield Labs'],
}).flatMap(([field, values]) => values.map((value) => [field, value] as const))

/** Valid forms of a position: the replaced text, and its replacement. */
// prettier-ignore
const VALID_FORMS: readonly (readonly [RegExp | string, string])[] = [
  ['  - Greet', '  - At sea:\n  - Greet'], ['  - Greet', '  - At sea:\n      - Greet'], ['  - Greet', "  - 'At sea (12:00):'\n    - Greet"],
  ['Look after', 'Work with .NET, at 1.5 times the rate,'], ['a bridge', 'a\n    bridge'], [/  - /g, '- '],
  ['a bridge', 'a bridge.'], [/description:[^]*/, 'description:\n  - >-\n    Look after\n    a bridge'], [/(?:endDate|duration|pay|payRate|contactPhone).*\n/g, ''],
  ['title', '\n# For the bridge\ntitle'], ['title', 'applyUrl: https://apply.larkfield.com/7?from=site#form\ntitle'], ['title', 'applyUrl: mailto:jobs@larkfield.com?subject=Keeper\ntitle'],
  ['Bridge Keeper', '橋の管理人（東京）\nlanguage: ja'], ['Bridge Keeper', 'PHPшник\nlanguage: ru'], ['a bridge', 'مطور C++\u200E\n  - C++\u200F'], ['Bridge Keeper', 'Remote Sensing Lead, 401(k) Plans'], [/\n/g, '\r\n'], [/\n/g, '\r\r\n'], [/$/, '\r'], [/^/, '\uFEFF'],
  [/places.*/, 'places:\n  - town: Austin\n\n# Or\n  - town: Boston\n'], [/\{ from.*/, '{\n  from: 85,\n  to: 95,\n  per: hour,\n}'],
]

/** A pattern of a file, and the only finding. Positions are not judged by a wrong one. */
// prettier-ignore
const PATTERNS = [
  ['placeAndPayText.ts', 'placeText', 'place', '{cidade}, {estado}', 'contains {cidade}. Between { and } it may have {town} or {region} or {country}.'],
  ['placeAndPayText.ts', 'placeText', 'place', '{town}, {region}', 'must have {country}.'],
  ['placeAndPayText.ts', 'payText', 'amount', '{number} zł', 'must have {sign}.'],
  ['placeAndPayText.ts', 'payText', 'fromTo', '{from} a {até', 'contains {até.'],
  ['countries.ts', 'locationFilter', 'positions', '{positions}', 'must have {label}.'],
] as const

const MISPLACED =
  'the site can’t read this file. A position is in positions/usa or positions/canada or positions/india, and its name ends in .yaml. Move, rename or delete the file.'
const PICTURE = {
  name: 'Larkfield',
  headline: 'Find Your Next Career Opportunity',
  line: 'Open positions everywhere',
}
/** The day of all cases. */
export const NOW = new Date('2026-11-15T12:00')
export const CONTEXT: ContentContext = { isPublicFile: (name) => name === 'preview.png', picture: PICTURE }
const OLD_PICTURE = { ...PICTURE, name: 'Old-Field' }
const reachable = (text: string) => text.replaceAll('.example', '.com').replaceAll('555-01', '555-99')
const WITHOUT_EXAMPLES = [...SOURCES]
  .filter(([file]) => file !== KEEPER)
  .map(([file, text]) => [file, reachable(text)] as const)

// prettier-ignore
export const CASES: readonly ContentCase[] = [
  ...FIELDS.map(([field, value, says]): ContentCase => [
    `${field} ${JSON.stringify(value)}`,
    { files: changed(KEEPER, new RegExp(`^${field}:.*(?:\\n .*)*`, 'm'), `${field}: ${JSON.stringify(value)}`) },
    says,
  ]),
  ...SLIPS.map(([title, from, to, says]): ContentCase => [title, { files: changed(KEEPER, from, to) }, says]),
  ...FACTS.map(([from, to, says]): ContentCase => [`${JSON.stringify(to)} for ${from}`, { files: changed(KEEPER, from, to) }, says]),
  ...TOWNS.flatMap(([location, town, townLabels, ...says]): ContentCase[] => {
    const files = { [KEEPER]: POSITION.replace('Austin, Texas', location).replace('town: Austin', `town: ${town}`) }
    return [[`the location ${location} of ${town}, and the towns ${townLabels.join('; ')}`, { files, townLabels }, ...says]]
  }),
  ...['keeper.yaml', 'positions/keeper.yaml', 'positions/USA/keeper.yaml', 'positions/usa/old/keeper.yaml', 'positions/usa/keeper.yaml.txt', 'positions/usa/keeper', 'positions/usa/Thumbs.db', 'positions/usa/.qa-lead.yaml.icloud'].map((file): ContentCase =>
    [`the file ${file}`, { files: { [file]: POSITION } }, `${file}: ${MISPLACED}`]),
  ["a position in another country's folder", { files: { [KEEPER]: null, 'positions/canada/keeper.yaml': POSITION } }, 'or move the file to the folder of its country.'],
  ['wrong contacts', { texts: { ...TEXTS, company: { ...company, domain: '@larkfield', email: 'post @larkfield.example', phone: '123' } } },
    "company.ts: company, domain must be the part after the @ of your email addresses, like 'company.example'.", 'company.ts: company, email must be an email address', 'company.ts: company, phone must be an international phone number'],
  ['an empty text in a list', { texts: { ...TEXTS, aboutText: { cards: [{ name: 'One', text: 'Two' }, { name: '' }] } } }, 'aboutText.ts: aboutText, cards, entry 2, name is empty.'],
  ['a text that its file has once', { files: changed('pageTitles.ts', 'About Us', 'About  Us'), texts: { ...TEXTS, pageTitles: { ...pageTitles, about: 'About  Us' } } },
    "pageTitles.ts, line 5 (about: 'About  Us',): pageTitles, about contains two spaces in a row."],
  ['a wrong country', { texts: { ...TEXTS, countries: [{ name: 'United Kingdom', label: 'United Kingdom', code: 'UK', currency: 'Pound' }] } },
    "countries.ts: countries, entry 1, name must be small letters, digits and hyphens, like 'united-kingdom'.", 'countries.ts: countries, entry 1, code must be the two letters of a country', 'countries.ts: countries, entry 1, currency must be the three letters of a currency'],
  ['a wrong language of the site', { texts: { ...TEXTS, language: { code: 'de_DE', direction: 'ltr', day: 'DD.MM.YYYY' } } },
    'language.ts: language, code must be the code of a language', "language.ts: language, day must be a pattern with d, M and y, like 'MMMM d, yyyy'"],
  ...[['es-419', "d 'de' MMMM 'de' yyyy"], ['ja', 'yyyy年M月d日'], ['fr', 'EEEE do MMMM yyyy'], ['ru', 'd LLLL yyyy']].map(([code, day]): ContentCase =>
    [`a site in ${code}`, { texts: { ...TEXTS, language: { code, direction: 'ltr', day } } }]),
  ['a department twice', { texts: { ...TEXTS, departments: [{ name: 'design', label: 'Design' }, { name: 'design', label: 'Art' }, { name: 'web3', label: 'Art', formerNames: ['design'] }] } },
    ...['entry 2, name', 'entry 3, label', 'entry 3, formerNames, entry 1'].map((each) => `departments.ts: departments, ${each} is that of another entry, too. Choose another one.`)],
  ['a wrong name of a department, a former name that is never read, and an accent', { texts: { ...TEXTS, departments: [{ name: 'R&D', label: 'Cre\u0301ation', formerNames: ['UX Design'] }] } },
    ...["name must be small letters, digits and hyphens, like 'united-kingdom'.", 'label has an accent that is a separate character.', 'formerNames, entry 1 must be small letters, digits and hyphens'].map((says) => `departments.ts: departments, entry 1, ${says}`)],
  ['addresses of the footer', { texts: { ...TEXTS, footerLinks: [{ label: 'Legal', address: 'preview.png' }, { label: 'Terms', address: 'terms.pdf' }] } }, 'footerLinks.ts: footerLinks, entry 2, address must be'],
  ...['mailto:jobs', 'jobs@larkfield.com', 'http://apply.larkfield.com'].map((applyUrl): ContentCase => [`no address to apply at, ${applyUrl}`, { files: changed(KEEPER, 'description:', `applyUrl: ${applyUrl}\ndescription:`) },
    'applyUrl must be an address that begins with https://, like https://apply.company.example/17, or mailto: and an e-mail address, like mailto:jobs@company.example.']),
  ['an unknown department', { files: changed(KEEPER, 'description:', 'department: Bridges\ndescription:') }, 'line 13 (department: Bridges): department must be a label of departments.ts. It has none.'],
  ...[['jp', 'one like fr, ja or pt-BR'], ['fr-XX', 'one like fr, ja or pt-BR'], ['en-UK', 'en-GB']].map(([code, advice]): ContentCase => [`the language ${code}`, { files: changed(KEEPER, 'description:', `language: ${code}\ndescription:`) }, `Warning: line 13 (language: ${code}): language is no code that browsers know. Write ${advice}.`]),
  ['a mark of direction in an address', { files: changed(KEEPER, 'Bridge Keeper', 'جسر\napplyUrl: https://larkfield.com/\u200F\nlanguage: ar') }, 'applyUrl must be an address'],
  ['a wrong language', { files: changed(KEEPER, 'description:', 'language: French\ndescription:') }, 'language must be the code of a language, like fr, ja or pt-BR.'],
  ['a wrong address of the privacy policy', { texts: { ...TEXTS, privacyUrl: '/privacy' } }, "settings.ts: privacyUrl must be an address that begins with https://, like 'https://www.company.example/privacy'."],
  ...([
    ['origin', { files: { ...Object.fromEntries(WITHOUT_EXAMPLES), [KEEPER]: null }, texts: { siteOrigin: 'https://www.larkfield.com' } }],
    ['receiver', { texts: { formsEndpoint: 'https://forms.larkfield.com' } }],
    ['receiver by the environment', { texts: { FORMS_ENDPOINT: 'https://forms.larkfield.com' } }],
  ] as const).map(([setting, { texts, ...change }]: readonly [string, Change]): ContentCase => [`one position on every page of a site with a ${setting}`,
    { ...change, texts: { ...TEXTS, shownJobPolicy: 'first', ...texts } },
    "Warning: settings.ts, line 3 (export let shownJobPolicy: ShownJobPolicy = 'first'): shownJobPolicy is 'first': every position's page shows the first position, and its form applies for that one. Before the site goes online, write 'by-id'."]),
  ['a receiver in the environment with a port that no address can have', { texts: { ...TEXTS, FORMS_ENDPOINT: 'https://forms.larkfield.com:99999' } }, 'settings.ts: FORMS_ENDPOINT must be an address that begins'],
  ['switches between quotes', { texts: { ...TEXTS, shownJobPolicy: 'by_id', showsByDates: 'yes' } }, "settings.ts: shownJobPolicy must be 'first' or 'by-id'.", 'settings.ts: showsByDates must be true or false, without quotes.'],
  ['wrong fields of the application form', { texts: { ...TEXTS, formsFields: { key: 'a' }, applicationFields: [
    { name: 'start date', label: 'Start', kind: 'date' }, { name: 'company', label: 'Start', kind: 'text' }, { name: 'key', label: 'Key', kind: 'file' },
    { name: 'phone', label: 'Phone', kind: 'tel' }, { name: 'phone', label: '', kind: 'consent', isOptional: 'yes', link: '/privacy' },
    ...['A, B', undefined, ['A', 'A']].map((options, index) => ({ name: `found${index}`, label: `Found ${index}`, kind: 'choice', options })), ...['Terms', '{Terms} and {rules}'].map((label, index) => ({ name: `terms${index}`, label, kind: 'consent', link: 'https://larkfield.example/' })),
  ] } }, ...[
    "1, name must be one word of plain letters, like 'startDate'.", '2, name is a name that the form or its receiver uses for something else.', '2, label is that of another entry, too.',
    '3, name is a name that the form or its receiver uses for something else.', '3, kind must be one of name, email, tel, text, prose, date, url, resume, choice, consent.',
    '5, label is empty.', '5, isOptional must be true or false, without quotes.', '5, link must be an address that begins with https://',
    ...[6, 7, 8].map((entry) => `${entry} needs a list of different options, like options: ['Yes', 'No'].`), ...[9, 10].map((entry) => `${entry} needs both: a link, and one pair of { and } around the linked words of the label.`),
  ].map((says) => `applicationFields.ts: applicationFields, entry ${says}`), "Warning: applicationFields.ts: applicationFields has no field of kind: 'email'. You can’t write back to an applicant.", "line 6 ({ name: 'phone', label: 'Phone', kind: 'tel' },): applicationFields, entry 5, name is that of another entry, too."],
  ['a limit for resumes that takes none', { texts: { ...TEXTS, resumeLimitMb: 0 } }, 'settings.ts: resumeLimitMb must be a number above 0, like 10.'],
  ['a wrong form of numbers', { texts: { ...TEXTS, payText: { number: '1234' } } }, "payText, number must be the number 1234.56 as your language writes it, like '1,234.56' or '1.234,56'."],
  ...PATTERNS.map(([file, block, name, pattern, says]): ContentCase => {
    const files = { ...changed(file, new RegExp(`(?<=${name}: )'.*'`), `'${pattern}'`), ...(block === 'placeText' && changed(KEEPER, 'Austin, Texas', 'Little Canada')) }
    return [`the pattern ${pattern}`, { files, texts: { ...TEXTS, [block]: { [name]: pattern } } }, `(${name}: '${pattern}',): ${block}, ${name} ${says}`]
  }),
  ['two countries that may be unnamed', { files: changed(KEEPER, 'Austin, Texas', 'Little Canada'), texts: { ...TEXTS, countries: ['USA', 'Canada'].map((label) => ({ label, mayBeUnnamed: true })) } },
    "countries.ts, line 11 ({ name: 'canada', label: 'Canada', code: 'CA', currency: 'CA …): countries, mayBeUnnamed is true for another country, too. Delete it at one of them."],
  ['a missing picture', { texts: { ...TEXTS, headText: { preview: { ...headText.preview, file: 'perview.png' } } } }, 'headText.ts: headText, preview, file is not in the folder public. Put the picture there.'],
  ['another headline than in the picture', { texts: { ...TEXTS, pageTitles: { ...pageTitles, home: 'Find Your Career' } } },
    'Warning: headText.ts: preview: the picture public/preview.png says “Larkfield”, “Find Your Next Career Opportunity”, “Open positions everywhere”, but the site says “Larkfield”, “Find Your Career”, “Open positions everywhere”. Make a new picture: npm run preview-picture'],
  ['the old name of the company in a text and an address', { files: { ...changed('homeText.ts', 'Larkfield', 'OLD-FIELD'), ...changed(KEEPER, 'careers@lark', 'careers@old-'), ...changed(CANADA, /@\w+/, '@old-field') }, context: { picture: OLD_PICTURE } },
    'Warning: headText.ts: preview: the picture public/preview.png says “Old-Field”', 'Warning: OLD-FIELD is not Larkfield or a branch of it.', 'Warning: line 12 (contactEmail: careers.canada@old-field.example): old-field is not Larkfield or a branch of it. Is it misspelled, or an old name?'],
  ['a new name that begins with the old one', { files: Object.fromEntries([...SOURCES].map(([file, text]) => [file, text.replaceAll('Larkfield', 'Larkfield Inc.')])), texts: { ...TEXTS, company: { ...company, name: 'Larkfield Inc.' } } }, 'Warning: larkfield is not Larkfield Inc. or a branch of it.', 'Warning: headText.ts: preview'],
  ['example addresses and numbers on a public site', { files: Object.fromEntries(WITHOUT_EXAMPLES), texts: { ...TEXTS, SITE_ORIGIN: 'https://www.larkfield.com' } },
    'Warning: larkfield.example is only an example and reaches nobody. Write your own.', 'Warning: +1 212-555-0118 is only an example and reaches nobody. Write your own.'],
  ['texts of a public site without their fields', { files: { ...Object.fromEntries(WITHOUT_EXAMPLES), [KEEPER]: reachable(POSITION.replace(/places[^]*/, '')), 'positions/usa/lock-keeper.yaml': reachable(POSITION.replace(/(?<=payRate: ).*/, 'By agreement').replace('Bridge', 'Lock').replace(/pay: .*\n/, '')) }, texts: { ...TEXTS, SITE_ORIGIN: 'https://www.larkfield.com' } },
    `Warning: ${KEEPER}, line 5 (location: Austin, Texas): location does not tell search engines the town: add \`places\`, or \`workplace: remote\`.`, `Warning: ${KEEPER}, line 10 (payRate: $85–$95 per hour): payRate does not tell search engines the pay: add \`pay\`.`],
  ...['2027-01-14\nendDate: 2027-02-01', '2026-10-01\nendDate: 2026-11-14'].map((dates): ContentCase =>
    [`${dates}, where dates decide`, { files: changed(KEEPER, /createdDate.*\nendDate.*/, `createdDate: ${dates}`), showsByDates: true }]),
  ['nothing wrong', { texts: { ...TEXTS, siteOrigin: '', formsEndpoint: '', privacyUrl: '', contactText: { sentPrivacy: '' } } }],
  ...VALID_TEXTS.map(([field, value]): ContentCase => [`the valid ${field} ${value}`, { files: changed(KEEPER, new RegExp(`${field}:.*`), `${field}: ${value}`) }]),
  ...VALID_FORMS.map(([from, to]): ContentCase => [`the valid form ${JSON.stringify(to)}`, { files: changed(KEEPER, from, to) }]),
]
