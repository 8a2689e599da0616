import { OPTIONAL_JOB_FIELDS } from '../../../src/domain/job'
import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../../src/domain/locations'
import { COUNTRIES } from '../../../src/site/countries'
import { NAMED, VALID_CONTENT } from './validContent'

export interface ContentCase {
  readonly title: string
  readonly files: Readonly<Record<string, string>>
  /** What the check says, in full and in this order; warnings begin with `Warning: `. */
  readonly words: readonly string[]
  readonly hasOrigin?: boolean
}

/** A file of the valid content with a piece changed; a piece that is not there would show nothing. */
function changed(file: string, from: string, to: string): Readonly<Record<string, string>> {
  const source = VALID_CONTENT[file] ?? ''
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
  return { [file]: source.replace(from, () => to) }
}

const LABELS: Readonly<Record<string, string>> = {
  'jobsUsa.ts': 'jobsUsa.ts, position 1 ("Cloud Architect", Austin, Texas)',
  'jobsCanada.ts': 'jobsCanada.ts, position 1 ("Cloud Architect", Toronto, Ontario, Canada)',
  'jobsIndia.ts': 'jobsIndia.ts, position 1 ("Cloud Architect", Pune, Maharashtra, India)',
}
const LIST_FILES = LOCATIONS.map((location) => `${COUNTRIES[location].list}.ts`)
const FIRST = LABELS['jobsUsa.ts']

const NOT_DIALLED =
  "can't be dialled from everywhere. Begin with + and the country's number, then digits, spaces and hyphens, like '+1 212-555-0118'."
const FORM = "'$95 per hour' or '$85–$95 per hour'"
const RUPEE_FORM = "'₹1,900 per hour' or '₹1,900–₹2,400 per hour'"
const NO_DATE = 'is no date on the calendar. Write it as YYYY-MM-DD.'
const OTHER_YEAR = 'is before 2000 or after 2100. Write another year.'
const IN_MONTHS =
  "is in another form than the site's. Write a number of months, like '6 months', or 'Permanent'."
const NO_EMAIL = "is no e-mail address. Write it like 'careers@company.example'."
const EMPTY_PIECE =
  'has an empty piece. Put ... between two pieces only, not before the first or after the last.'

/** File, field, value, and what is said after them; `warning` where the site can be built all the same. */
// prettier-ignore
const FIELDS: readonly (readonly [string, string, string, string, 'warning'?])[] = [
  ['jobsUsa.ts', 'id', 'seven', "is no whole number. Write it in digits, like '23'."],
  ['jobsUsa.ts', 'company', '   ', 'is only spaces. Write its text between the quotes.'],
  ['jobsUsa.ts', 'company', 'Mielstone', 'is neither Milestone nor a branch of it, like Milestone Canada. Was it misspelled, or left when the name changed?', 'warning'],
  ['jobsUsa.ts', 'type', 'Part-time', "is no type that the site knows. Write 'Full-time'."],
  ['jobsUsa.ts', 'description', 'One... Two...', EMPTY_PIECE],
  ['jobsUsa.ts', 'description', 'One... ... Two', EMPTY_PIECE],
  ['jobsUsa.ts', 'description', 'One', 'is in one piece. Put ... between its pieces; each becomes one bullet point.'],
  ['jobsUsa.ts', 'description', 'One… Two', 'contains … as one character. Type three dots ... instead.'],
  ['jobsUsa.ts', 'description', 'One.... Two', 'has 4 dots in a row. Put exactly three ... between two pieces.'],
  ['jobsUsa.ts', 'description', 'One... <b>Two</b>', 'contains <b>. The site shows it as it stands; write plain text.'],
  ['jobsUsa.ts', 'description', 'One... Two<br />', 'contains <br />. The site shows it as it stands; write plain text.'],
  ['jobsUsa.ts', 'description', 'R &amp; D... Two', 'contains &amp;. The site shows it as it stands; write the character itself.'],
  ['jobsUsa.ts', 'createdDate', 'October 15, 2026', NO_DATE],
  ['jobsUsa.ts', 'createdDate', '1926-10-15', OTHER_YEAR],
  ['jobsUsa.ts', 'createdDate', '2027-01-15', 'is more than 60 days ahead. Write the day on which the position is posted.'],
  ['jobsUsa.ts', 'createdDate', '2027-01-14', 'is still to come. The position is on the site at once.', 'warning'],
  ['jobsUsa.ts', 'createdDate', '2025-11-14', 'is more than a year ago. Is the position still open?', 'warning'],
  ['jobsUsa.ts', 'endDate', '2027-1-05', NO_DATE],
  ['jobsCanada.ts', 'endDate', '2027-02-30', NO_DATE],
  ['jobsUsa.ts', 'endDate', '2101-01-01', OTHER_YEAR],
  ['jobsUsa.ts', 'endDate', '2026-11-14', 'has passed. The position stays on the site.', 'warning'],
  ['jobsUsa.ts', 'duration', '1 year', IN_MONTHS],
  ['jobsUsa.ts', 'duration', '1 months', IN_MONTHS],
  ['jobsUsa.ts', 'payRate', '$120,000 per year', `is in another form than the site's. Write it as ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$120,000 per hour', `reads like the pay of a year. Write it for an hour: ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$20–$101 per hour', 'goes up to more than five times its beginning. Is a digit missing or too much?', 'warning'],
  ['jobsUsa.ts', 'payRate', '€95 per hour', `has the wrong currency sign. Positions under USA are paid in $: ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$0 per hour', `is in another form than the site's. Write it as ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$62.5 per hour', "has a number in another form than the site's: 62.5. Write 62.50."],
  ['jobsUsa.ts', 'payRate', '$85-$95 per hour', `joins its two numbers by "-". Write the dash – and no spaces: ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$85 – $95 per hour', `joins its two numbers by " – ". Write the dash – and no spaces: ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$95–$85 per hour', `goes from 95 to 85. Write the smaller number first, or one number alone: ${FORM}.`],
  ['jobsUsa.ts', 'payRate', '$85–95 per hour', `is in another form than the site's. Write it as ${FORM}.`],
  ['jobsCanada.ts', 'payRate', '₹70 per hour', `has the wrong currency sign. Positions under Canada are paid in $: ${FORM}.`],
  ['jobsIndia.ts', 'payRate', '$1,900 per hour', `has the wrong currency sign. Positions under India are paid in ₹: ${RUPEE_FORM}.`],
  ['jobsIndia.ts', 'payRate', '₹24,00 per hour', "has a number in another form than the site's: 24,00. Write 2,400."],
  ['jobsIndia.ts', 'payRate', '₹1900–₹2,400 per hour', "has a number in another form than the site's: 1900. Write 1,900."],
  ['jobsIndia.ts', 'payRate', '₹600,000 per hour', `reads like the pay of a year. Write it for an hour: ${RUPEE_FORM}.`],
  ['jobsUsa.ts', 'contactEmail', 'careers@milestone', NO_EMAIL],
  ['jobsUsa.ts', 'contactEmail', 'careers @milestone.example', NO_EMAIL],
  ['jobsUsa.ts', 'contactPhone', '1-800-MILESTONE', NOT_DIALLED],
  ['jobsCanada.ts', 'contactPhone', '416-555-0127', NOT_DIALLED],
  ['jobsUsa.ts', 'contactPhone', '+1 911', NOT_DIALLED],
]

/** The names of the countries but these, as the check lists them. */
const otherThan = (...known: readonly JobLocation[]) =>
  LOCATIONS.filter((location) => !known.includes(location))
    .map((location) => `"${LOCATION_LABELS[location].toLowerCase()}"`)
    .join(' or ')

const AMERICAN = `Write city and state, without ${otherThan('usa')}, even inside a word: 'Austin, Texas'.`
const CANADIAN = `Write city, province and Canada, without ${otherThan('usa', 'canada')}, even inside a word: 'Toronto, Ontario, Canada'.`
const INDIAN = `Write city, state and India, without ${otherThan('usa', 'india')}, even inside a word: 'Pune, Maharashtra, India'.`
const NO_STATE = 'does not end in one of the 50 states or DC, in full.'

// prettier-ignore
const LOCATION_TEXTS: readonly (readonly [string, string, string])[] = [
  ['jobsUsa.ts', 'Boston', `names one place only. ${AMERICAN}`],
  ['jobsUsa.ts', 'Indianapolis, Indiana', `would be found under India. ${AMERICAN}`],
  ['jobsUsa.ts', 'Little Canada, Minnesota', `would be found under Canada. ${AMERICAN}`],
  ['jobsUsa.ts', 'Berlin, Germany', `${NO_STATE} ${AMERICAN}`],
  ['jobsUsa.ts', 'Boston, Massachussetts', `${NO_STATE} ${AMERICAN}`],
  ['jobsCanada.ts', 'Berlin, Germany', `would be found under USA. ${CANADIAN}`],
  ['jobsCanada.ts', 'Toronto, Ontario', `would be found under USA. ${CANADIAN}`],
  ['jobsCanada.ts', 'Canadaville, Germany', `does not end in Canada. ${CANADIAN}`],
  ['jobsIndia.ts', 'Berlin, Germany', `would be found under USA. ${INDIAN}`],
  ['jobsIndia.ts', 'Little Canada, Goa, India', `would be found under Canada and India. ${INDIAN}`],
]

const PLAIN_SPACE = 'Write a plain space or nothing there.'

/** A title, as it is shown again, and what is said after it. */
// prettier-ignore
const TITLES: readonly (readonly [string, string, string])[] = [
  ['Cloud\tArchitect', 'Cloud Architect', `contains a tab. ${PLAIN_SPACE}`],
  ['Cloud\u00A0Architect', 'Cloud\u00A0Architect', `contains a non-breaking space (word processors make them). ${PLAIN_SPACE}`],
  ['Cloud\u200BArchitect', 'Cloud\u200BArchitect', `contains an invisible character (U+200B). ${PLAIN_SPACE}`],
  ['Cloud \u202EArchitect', 'Cloud \u202EArchitect', `contains an invisible character (U+202E). ${PLAIN_SPACE}`],
  ['Cloud Architect \\uD83D', 'Cloud Architect ?', 'contains half a character (of an emoji, say). Type it again.'],
  ['Cloud Architect ', 'Cloud Architect ', 'begins or ends with a space. Take it away.'],
  ['Cloud  Architect', 'Cloud  Architect', 'has two spaces in a row. Leave one: a search would not find it.'],
  ['Certiﬁed Architect', 'Certiﬁed Architect', 'contains ﬁ, which only looks like a plain letter. Type it again.'],
  ['Cloud \u0410rchitect', 'Cloud \u0410rchitect', 'contains \u0410, which only looks like a plain letter. Type it again.'],
  ['Cafe\u0301 Lead', 'Cafe\u0301 Lead', 'contains e\u0301 as a letter and an accent apart. Type it again as one: a search would not find it.'],
  ['Lead of ${company.name}', 'Lead of ${company.name}', 'contains ${company.name} as it stands. Write the text between two ` (backticks) instead of quotes.'],
]

const POSITION_FIELDS =
  'id, title, company, location, type, description, createdDate, endDate, duration, payRate, contactEmail, contactPhone'
const APOSTROPHE = "a straight ' ends the text too early. Write an apostrophe inside it as ’."
const NO_END = "a text has no ' at its end, or one too early. Write an apostrophe inside it as ’."
const NO_QUOTES = "is no text. Put it between quotes: '…'."
const BLOCK = /  \{\n[^]*\n  \},\n/.exec(VALID_CONTENT['jobsUsa.ts'] ?? '')?.[0] ?? ''
const ANOTHER = BLOCK.replace('Cloud Architect', 'QA Lead')
const TITLE = "title: 'Cloud Architect',"

/** What is changed, in which file, from, to, and all that is said of it. */
// prettier-ignore
const OTHERS: readonly (readonly [string, string, string, string, ...string[]])[] = [
  // Slips of writing.
  ['an apostrophe', 'jobsUsa.ts', TITLE, "title: 'Women's Liaison',", `jobsUsa.ts, line 6 (title: 'Women's Liaison',): ${APOSTROPHE}`],
  ['an apostrophe after s', 'jobsUsa.ts', TITLE, "title: 'The Clients' Lead',", `jobsUsa.ts, line 6 (title: 'The Clients' Lead',): ${APOSTROPHE}`],
  ['an apostrophe before a comma', 'jobsUsa.ts', TITLE, "title: 'All Clients', All Day',", `jobsUsa.ts, line 6 (title: 'All Clients', All Day',): ${APOSTROPHE}`],
  ['curly quotes', 'jobsUsa.ts', TITLE, 'title: ‘Cloud Architect’,', "jobsUsa.ts, line 6 (title: ‘Cloud Architect’,): ‘ stands where a text begins or ends. Write a straight ' there."],
  ['no closing quote', 'jobsUsa.ts', TITLE, "title: 'Cloud Architect,", `jobsUsa.ts, line 6 (title: 'Cloud Architect,): ${NO_END}`],
  ['no opening quote', 'jobsUsa.ts', TITLE, "title: Cloud',", `jobsUsa.ts, line 6 (title: Cloud',): ${NO_END}`],
  ['words without quotes', 'jobsUsa.ts', TITLE, 'title: Cloud Architect,', "jobsUsa.ts, line 6 (title: Cloud Architect,): a text has no quotes around it. Write a straight ' before and after it."],
  ['no backtick', 'jobsUsa.ts', '.domain}`', '.domain}', 'jobsUsa.ts, line 15 (contactEmail: `careers@${company.domain},): a text has a ` (backtick) at one of its ends only. Write it at both.'],
  ['no colon', 'jobsUsa.ts', TITLE, "title 'Cloud Architect',", "jobsUsa.ts, line 6 (title 'Cloud Architect',): a colon is missing before the text. Write : there."],
  ['a semicolon', 'jobsUsa.ts', TITLE, "title: 'Cloud Architect';", "jobsUsa.ts, line 6 (title: 'Cloud Architect';): a semicolon stands where a comma belongs. Write , instead."],
  ['no comma between fields', 'jobsUsa.ts', TITLE, "title: 'Cloud Architect'", "jobsUsa.ts, line 6 (title: 'Cloud Architect'): a comma is missing at its end. Write , there."],
  ['no comma between positions', 'jobsUsa.ts', '  },\n', `  }\n${ANOTHER}`, 'jobsUsa.ts, line 17 (}): a comma is missing at its end. Write , there.'],
  ['no brace', 'jobsUsa.ts', '  },\n', ANOTHER, 'jobsUsa.ts, line 17 ({): the block before it has no end. Write }, there.'],
  ['no bracket', 'jobsUsa.ts', '\n]', '', 'jobsUsa.ts, line 18: the file ends too early. A ] or a } is missing at its end.'],
  ['no comma between lines', 'company.ts', "Street',", "Street'", "company.ts, line 11 (postalAddress: ['1 Example Street' 'New York, NY 10000'],): a comma is missing between two texts. Write , there."],
  ['another encoding', 'pageTitles.ts', 'About', 'Ab\uFFFDout', "pageTitles.ts, line 3 (about: 'Ab?out',): a character can't be read. Save the file as UTF-8 and type the character again."],
  // Slips of shape.
  ['a word without quotes', 'jobsUsa.ts', TITLE, 'title: Architect,', `jobsUsa.ts, position 1 (Austin, Texas): title Architect ${NO_QUOTES}`],
  ['a date without quotes', 'jobsUsa.ts', "'2027-12-31'", '2027-12-31', `${FIRST}: endDate 2027-12-31 ${NO_QUOTES}`],
  ['pay as a number', 'jobsUsa.ts', "'$85–$95 per hour'", '95', `${FIRST}: payRate 95 ${NO_QUOTES}`],
  ['an empty field', 'jobsUsa.ts', 'Cloud Architect', '', 'jobsUsa.ts, position 1 (Austin, Texas): title "" is empty. Write its text between the quotes.'],
  ['a missing field', 'jobsUsa.ts', "    duration: '12 months',\n", '', `${FIRST}: duration is missing. Add a line like duration: '12 months',`],
  ['missing pay', 'jobsIndia.ts', "    payRate: '₹1,900–₹2,400 per hour',\n", '', `${LABELS['jobsIndia.ts']}: payRate is missing. Add a line like payRate: '₹1,900–₹2,400 per hour',`],
  ['a misspelled field', 'jobsUsa.ts', 'endDate', 'endDtae', `${FIRST}: endDtae is no name that the site knows. Did you mean endDate?`],
  ['a field too many', 'jobsUsa.ts', TITLE, `${TITLE} salary: 'High',`, `${FIRST}: salary is no name that the site knows. Take it away; the names here are ${[POSITION_FIELDS, ...OPTIONAL_JOB_FIELDS].join(', ')}.`],
  ['a field twice', 'jobsUsa.ts', TITLE, `${TITLE}\n    id: '8',`, "jobsUsa.ts, line 7 (id: '8',): id stands twice in one block. Delete one of the two, or part two blocks by }, and {."],
  ['no braces between positions', 'jobsUsa.ts', '  },\n', ANOTHER.replace('  {\n', ''), `jobsUsa.ts, line 17 (id: '7',): ${POSITION_FIELDS} stand twice in one block. Delete one of the two, or part two blocks by }, and {.`],
  ['a position as text', 'jobsUsa.ts', BLOCK, "  'Cloud Architect',\n", 'jobsUsa.ts, position 1: "Cloud Architect" is no block. A block stands between { and }.'],
  ['a hole between positions', 'jobsUsa.ts', '  },\n', `  },,\n${ANOTHER}`, 'jobsUsa.ts, position 2: is empty. Is there a comma too many before it?'],
  ['an empty file', 'jobsUsa.ts', VALID_CONTENT['jobsUsa.ts'] ?? '', '', 'jobsUsa.ts: jobsUsa is missing. Put back the line that begins with "export const jobsUsa".'],
  ['a misspelled export', 'jobsUsa.ts', 'const jobsUsa', 'const jobUsa', 'jobsUsa.ts: jobUsa is no name that the site knows. Did you mean jobsUsa?'],
  ['a list twice', 'jobsUsa.ts', '\n]\n', '\n]\nexport const jobsUsa = []\n', 'jobsUsa.ts, line 19 (export const jobsUsa = []): jobsUsa stands twice in this file. Put both into one.'],
  ['a name put in that is none', 'jobsUsa.ts', '${company.domain}', '${company.domian}', 'jobsUsa.ts, line 15 (contactEmail: `careers@${company.domian}`,): ${company.domian} stands for no text. Put back what stood there, ${company.name} for example.'],
  ['nine services', 'homeText.ts', `    ${NAMED},\n`, `    ${NAMED},\n    ${NAMED},\n`, 'homeText.ts: services, items has 9 entries. The page needs exactly 8.'],
  ['two cards', 'homeText.ts', "    { title: 'Analyst', text: 'Find out.' },\n", '', 'homeText.ts: featured, cards has 2 entries. The page needs exactly 3.'],
  ['an empty name in a list', 'homeText.ts', "name: 'Care'", "name: ''", 'homeText.ts: services, items 1, name "" is empty. Write its text between the quotes.'],
  ['a text for a block', 'aboutText.ts', NAMED, "'Care'", 'aboutText.ts: values, items 1 "Care" is no block. A block stands between { and }.'],
  ['a text for a list', 'company.ts', "['1 Example Street', 'New York, NY 10000']", "'1 Example Street'", 'company.ts: postalAddress "1 Example Street" is no list. A list stands between [ and ].'],
  ['an empty list', 'company.ts', "['1 Example Street', 'New York, NY 10000']", '[]', 'company.ts: postalAddress has 0 entries. The page needs at least 1.'],
  ['a number for a text', 'notFoundText.ts', "'No page.'", '404', `notFoundText.ts: text 404 ${NO_QUOTES}`],
  ['a text for a number', 'headText.ts', '1200', "'1200'", 'headText.ts: preview, width "1200" is no number. Write it in digits, without quotes.'],
  ['an empty name of the company', 'company.ts', "'Milestone'", "''", 'company.ts: name "" is empty. Write its text between the quotes.'],
  ['an address in place of the domain', 'company.ts', "'milestone.example'", "'@milestone'", 'company.ts: domain "@milestone" is no domain. Write what stands after the @, like \'company.example\'.', `company.ts: email "hello@@milestone" ${NO_EMAIL}`],
  ['a name beyond recognition', 'company.ts', 'missionStatement', 'creed', 'company.ts: missionStatement is missing. Put it back.', 'company.ts: creed is no name that the site knows. Take it away; the names here are name, legalName, missionStatement, domain, email, phone, postalAddress.'],
  ['a misspelled name below', 'headText.ts', 'about:', 'abuot:', 'headText.ts: descriptions, abuot is no name that the site knows. Did you mean about?'],
  ['a misspelled name in a second block of a file', 'errorText.ts', 'retry', 'rety', 'errorText.ts: missingPageText, rety is no name that the site knows. Did you mean retry?'],
  ['a name too many', 'shareText.ts', "label: 'Share'", "label: 'Share', hint: ''", 'shareText.ts: hint is no name that the site knows. Take it away; the names here are label, copied, notCopied.'],
  ['a setting too many', 'settings.ts', 'export const siteOrigin', "export const color = 'red'\nexport const siteOrigin", 'settings.ts: color is no name that the site knows. Take it away; the names here are shownJobPolicy, siteOrigin.'],
  ['a policy that is none', 'settings.ts', "'first'", "'by id'", 'settings.ts: shownJobPolicy "by id" is no policy. Write \'first\' or \'by-id\'.'],
  ['an origin without scheme', 'settings.ts', "string = ''", "string = 'www.milestone.com'", 'settings.ts: siteOrigin "www.milestone.com" is no origin. Write the scheme and the host and nothing else, like \'https://www.company.example\'.'],
  ['a picture that is not there', 'headText.ts', "'preview.png'", "'perview.png'", 'headText.ts: preview, file "perview.png" is not in the folder public. Put the picture there, or write the name of one that is.'],
  ['a long description for search engines', 'headText.ts', 'Our story.', 'x'.repeat(161), `Warning: headText.ts: descriptions, about "${'x'.repeat(80)} …" has 161 letters. Search engines cut off what follows the 160th.`],
  // Positions side by side.
  ['a deadline before the posting', 'jobsUsa.ts', '2026-10-15', '2028-01-01', `${FIRST}: createdDate "2028-01-01" is more than 60 days ahead. Write the day on which the position is posted.`, `${FIRST}: endDate "2027-12-31" is before createdDate "2028-01-01". The last day to apply cannot come before the day of posting.`],
  ['a position twice', 'jobsUsa.ts', BLOCK, BLOCK + BLOCK, `jobsUsa.ts, position 2 ("Cloud Architect", Austin, Texas): is ${FIRST} again, word for word. Delete one of the two, or change what differs.`],
  ['positions alike but for the id', 'jobsUsa.ts', BLOCK, BLOCK + BLOCK.replace("'7'", "'8'"), `Warning: jobsUsa.ts, position 2 ("Cloud Architect", Austin, Texas): differs from ${FIRST} by its id alone. Was one of the two to be changed?`],
  // After another name.
  ['another headline', 'homeText.ts', 'Find a career', 'Find your way', 'Warning: headText.ts: preview, the picture public/preview.png says "Milestone" and "Find a career", the site "Milestone" and "Find your way". Make it anew: npm run preview-picture'],
]

const WITHOUT_POSITIONS = Object.fromEntries(
  LIST_FILES.map((file) => [file, (VALID_CONTENT[file] ?? '').replace(/\[[^]*\]/, '[]')]),
)

const inField = (file: string, field: string, value: string) =>
  changed(
    file,
    new RegExp(`^ +${field}: .*$`, 'm').exec(VALID_CONTENT[file] ?? '')?.[0] ?? '',
    `${field}: '${value}',`,
  )

export const CASES: readonly ContentCase[] = [
  ...FIELDS.map(([file, field, value, words, severity]) => ({
    title: `${field} '${value}'`,
    files: inField(file, field, value),
    words: [`${severity ? 'Warning: ' : ''}${LABELS[file]}: ${field} "${value}" ${words}`],
  })),
  ...LOCATION_TEXTS.map(([file, place, words]) => ({
    title: `${place} in ${file}`,
    files: inField(file, 'location', place),
    words: [`${file}, position 1 ("Cloud Architect", ${place}): location "${place}" ${words}`],
  })),
  ...TITLES.map(([written, shown, words]) => ({
    title: `title ${JSON.stringify(written)}`,
    files: inField('jobsUsa.ts', 'title', written),
    words: [`jobsUsa.ts, position 1 ("${shown}", Austin, Texas): title "${shown}" ${words}`],
  })),
  ...OTHERS.map(([title, file, from, to, ...words]) => ({ title, files: changed(file, from, to), words })),
  {
    title: 'a list that the catalog does not have',
    files: changed('catalog.ts', "import { jobsIndia } from './jobsIndia'\n", ''),
    words: [
      'Warning: jobsIndia.ts: nothing on the site reads this file, so nothing of it is shown. Ask a developer, or delete it.',
    ],
  },
  {
    title: 'a file that nothing reads',
    files: { 'jobsGermany.ts': 'export const jobsGermany = []' },
    words: [
      'Warning: jobsGermany.ts: nothing on the site reads this file, so nothing of it is shown. Ask a developer, or delete it.',
    ],
  },
  {
    title: 'no position at all',
    files: WITHOUT_POSITIONS,
    words: [`Warning: ${LIST_FILES.join(', ')}: there is no position. The site says that none is open.`],
  },
  {
    title: 'another name, with the old one left in two places',
    files: {
      ...changed('company.ts', "name = 'Milestone'", "name = 'Waystone'"),
      ...changed('homeText.ts', 'We build.', 'Milestone builds.'),
    },
    words: [
      'Warning: headText.ts: preview, the picture public/preview.png says "Milestone" and "Find a career", the site "Waystone" and "Find a career". Make it anew: npm run preview-picture',
      "Warning: company.ts, line 3 (const domain = 'milestone.example'): is Milestone still meant? The company's name is Waystone.",
      "Warning: homeText.ts, line 3 (lead: 'Milestone builds.',): is Milestone still meant? The company's name is Waystone.",
    ],
  },
  {
    title: 'addresses and numbers for examples, on a site that goes on the web',
    hasOrigin: true,
    files: Object.assign(
      {},
      ...LIST_FILES.slice(1).map((file) => inField(file, 'contactPhone', '+91 22 2778 1111')),
    ),
    words: [
      "Warning: company.ts, line 3 (const domain = 'milestone.example'): milestone.example is for examples only and reaches nobody. Write your own.",
      "Warning: company.ts, line 10 (phone: '+1 212-555-0142',): +1 212-555-0142 is for examples only and reaches nobody. Write your own.",
      "Warning: jobsUsa.ts, line 16 (contactPhone: '+1 212-555-0118',): +1 212-555-0118 is for examples only and reaches nobody. Write your own.",
    ],
  },
  {
    title: 'mistakes in two files, one of which can not be read',
    files: { ...changed('company.ts', "'We go on.'", 'We go on.'), ...inField('jobsUsa.ts', 'id', 'x') },
    words: [
      "company.ts, line 8 (missionStatement: We go on.,): a text has no quotes around it. Write a straight ' before and after it.",
      `${FIRST}: id "x" is no whole number. Write it in digits, like '23'.`,
    ],
  },
  { title: 'nothing', files: {}, words: [] },
  {
    title: 'nothing of a deadline on the day of posting',
    files: changed(
      'jobsUsa.ts',
      "createdDate: '2026-10-15',\n    endDate: '2027-12-31'",
      "createdDate: '2026-11-15',\n    endDate: '2026-11-15'",
    ),
    words: [],
  },
  {
    title: 'the ends of lines, and a mark at the beginning, as Windows writes them',
    files: Object.fromEntries(
      Object.entries(VALID_CONTENT).map(([file, source]) => [
        file,
        `\uFEFF${source.replaceAll('\n', '\r\n')}`,
      ]),
    ),
    words: [],
  },
  ...[
    ['payRate', '$95 per hour', '$62.50 per hour', '$62.50–$70.25 per hour', '$1,200 per hour'],
    ['duration', '1 month', '2 months', '18 months', 'Permanent'],
    ['contactPhone', '+1 212-555-0118', '+1 (212) 555.0118', '+912255501180'],
    ['contactEmail', 'jobs@company.com', 'o’hara+jobs@careers.company.co.uk'.replace('’', "\\'")],
    [
      'location',
      'Austin, Texas',
      'St. Louis, Missouri',
      'Washington, D.C.',
      'Washington, District of Columbia',
    ],
    [
      'title',
      'C++ / C# Developer (m/f/d)',
      'हिन्दी अनुवादक',
      'Ingénieur·e',
      '👩‍💻 Developer',
      'R&D; a < b',
      'List<String> ½',
      'x'.repeat(300),
    ],
    ['description', 'A... B', 'Work with .NET... Travel at 1.5 times the rate, e.g. in spring... Stay'],
    ['createdDate', '2026-11-15', '2025-11-15'],
    ['endDate', '2026-11-15', '2027-03-31', '2100-12-31'],
    ['company', 'Milestone', 'Milestone Labs'],
  ].flatMap(([field = '', ...values]) =>
    values.map((value) => ({
      title: `nothing of ${field} '${value}'`,
      files: inField('jobsUsa.ts', field, value),
      words: [],
    })),
  ),
]
