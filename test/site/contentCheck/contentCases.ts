import type { ContentContext } from '../../../src/site/contentCheck/validateContent'
import { VALID_CONTENT } from './validContent'

export interface ContentCase {
  readonly title: string
  readonly files: Readonly<Record<string, string>>
  /** A part of each finding, in this order; `Warning: ` stands for a warning. */
  readonly says: readonly string[]
  /** What differs from the usual circumstances. */
  readonly context?: Partial<ContentContext>
}

type Files = ContentCase['files']

function changed(file: string, from: string, to: string): Files {
  const source = VALID_CONTENT[file] ?? ''
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
  return { [file]: source.replace(from, () => to) }
}

function withField(file: string, field: string, value: string): Files {
  const [line = ''] = new RegExp(`^ +${field}: .*$`, 'm').exec(VALID_CONTENT[file] ?? '') ?? []
  return changed(file, line, `    ${field}: '${value}',`)
}

/** A field of the first position, its value, and what the check says about it. */
// prettier-ignore
const FIELDS: readonly (readonly [string, string, string, string])[] = [
  ['jobsUsa.ts', 'id', 'seven', "id must be a whole number, like '23'."],
  ['jobsUsa.ts', 'title', '', 'title is empty. Write a text between the quotes.'],
  ['jobsUsa.ts', 'title', ' ', 'title is empty.'],
  ['jobsUsa.ts', 'title', 'Cloud\tKeeper', 'contains a tab, line break or invisible character after "Cloud". Delete it, or type a space.'],
  ['jobsUsa.ts', 'title', 'Cloud\u00A0Keeper', 'invisible character after "Cloud"'],
  ['jobsUsa.ts', 'title', 'Cloud\u200BKeeper', 'invisible character after "Cloud"'],
  ['jobsUsa.ts', 'title', 'Cloud \u202EKeeper', 'invisible character after "Cloud "'],
  ['jobsUsa.ts', 'title', 'Keeper ', 'starts or ends with a space. Delete the space.'],
  ['jobsUsa.ts', 'title', 'Bridge  Keeper', 'contains two spaces in a row. Delete one, or a search will not find the text.'],
  ['jobsUsa.ts', 'title', 'Certiﬁed Keeper', 'contains ﬁ, which only looks like normal letters. Type it again.'],
  ['jobsUsa.ts', 'title', 'Cafe\u0301 Keeper', 'contains a letter with a separate accent. Type the letter again, or a search will not find it.'],
  ['jobsUsa.ts', 'title', 'Keeper of ${company.name}', 'contains ${company.name}, which works only between backticks. Write ` instead of both quotes.'],
  ['jobsUsa.ts', 'title', 'Keeper<br />', 'contains <br />, which visitors would see as it is. Write plain text, no HTML.'],
  ['jobsUsa.ts', 'title', 'R &amp; D', 'contains &amp;, which'],
  ['jobsUsa.ts', 'company', 'Larkfeild', 'Warning: Larkfeild is not Larkfield or a branch of it. Is it misspelled, or an old name?'],
  ['jobsUsa.ts', 'type', 'Part-time', "type must be 'Full-time'."],
  ['jobsUsa.ts', 'description', 'One', 'description is in one piece. Write ... between its pieces: each piece becomes a bullet point.'],
  ['jobsUsa.ts', 'description', 'One… Two', 'contains … between two pieces. Type exactly three dots there: ...'],
  ['jobsUsa.ts', 'description', 'One.... Two', 'contains .... between two pieces.'],
  ['jobsUsa.ts', 'createdDate', 'October 15, 2026', "createdDate must be a date on the calendar, as year-month-day, like '2026-10-15'."],
  ['jobsUsa.ts', 'createdDate', '1926-10-15', 'createdDate must be between 2000 and 2100. Correct the year.'],
  ['jobsUsa.ts', 'createdDate', '2027-01-15', 'createdDate is more than 60 days in the future. Write the day on which the position is posted.'],
  ['jobsUsa.ts', 'createdDate', '2027-01-14', 'Warning: createdDate is in the future. The site shows the position at once.'],
  ['jobsUsa.ts', 'createdDate', '2025-11-14', 'Warning: createdDate is more than a year ago. Is the position still open?'],
  ['jobsUsa.ts', 'endDate', '2027-02-30', 'endDate must be a date on the calendar'],
  ['jobsUsa.ts', 'endDate', '2101-01-01', 'endDate must be between 2000 and 2100.'],
  ['jobsUsa.ts', 'endDate', '2026-11-14', 'Warning: endDate has passed. The site still shows the position.'],
  ['jobsUsa.ts', 'duration', '1 year', "duration must be a number of months, like '6 months', or 'Permanent'."],
  ['jobsUsa.ts', 'duration', '1 months', 'duration must be a number of months'],
  ['jobsUsa.ts', 'payRate', '$120,000 per year', "payRate must be an amount in $ per hour, like '$95 per hour' or '$85–$95 per hour'."],
  ['jobsUsa.ts', 'payRate', '€95 per hour', 'payRate must be an amount in $ per hour'],
  ['jobsUsa.ts', 'payRate', '$120000 per hour', "payRate looks like the pay for a year. Write the pay for an hour, like '$95 per hour'"],
  ['jobsUsa.ts', 'payRate', '$95-$85 per hour', "payRate must have the lower amount first, like '$85–$95 per hour'."],
  ['jobsUsa.ts', 'payRate', '$62.5 - $1200 per hour', "payRate is not written like the others. Write '$62.50–$1,200 per hour'."],
  ['jobsUsa.ts', 'payRate', '$20–$101 per hour', 'Warning: payRate ends at more than five times its start. Is a digit missing or extra?'],
  ['jobsIndia.ts', 'payRate', '$1,900 per hour', "payRate must be an amount in ₹ per hour, like '₹1,900 per hour' or '₹1,900–₹2,400 per hour'."],
  ['jobsUsa.ts', 'contactEmail', 'careers@larkfield', "contactEmail must be an e-mail address, like 'careers@company.example'."],
  ['jobsUsa.ts', 'contactEmail', 'careers @larkfield.example', 'contactEmail must be an e-mail address'],
  ['jobsUsa.ts', 'contactPhone', '416-555-0127', "contactPhone must be an international phone number, like '+1 212-555-0118'. Start with + and the country code, then write digits, spaces and hyphens."],
  ['jobsUsa.ts', 'contactPhone', '+1 911', 'contactPhone must be an international phone number'],
  ['jobsUsa.ts', 'location', 'Boston', "location must end in a comma, a space and a US state, written in full. Write city and state, like 'Austin, Texas', without"],
  ['jobsUsa.ts', 'location', 'Boston, Massachussetts', 'location must end in a comma, a space and a US state'],
  ['jobsUsa.ts', 'location', 'Indianapolis, Indiana', 'location would be listed under India. Write city and state'],
  ['jobsCanada.ts', 'location', 'Toronto, Ontario', "location would be listed under USA. Write city, province and Canada, like 'Toronto, Ontario, Canada', without"],
  ['jobsCanada.ts', 'location', 'Canadaville, Germany', 'location must end in a comma, a space and Canada.'],
  ['jobsIndia.ts', 'location', 'Little Canada, Goa, India', 'location would be listed under Canada and India.'],
]

const [BLOCK = ''] = /  \{\n[^]*\n  \},\n/.exec(VALID_CONTENT['jobsUsa.ts'] ?? '') ?? []
const ANOTHER = BLOCK.replace('Bridge Keeper', 'QA Lead')
const [SERVICE = ''] = /      \{\n[^]*?\},\n/.exec(VALID_CONTENT['homeText.ts'] ?? '') ?? []
const TITLE = "title: 'Bridge Keeper',"
const LINE_6 = 'jobsUsa.ts, line 6'
const APOSTROPHE = "a ' inside a text ends it too early. Write an apostrophe as ’."
const QUOTES = "a text has only one of its two quotes, or a ' inside. Write an apostrophe as ’."
const FIRST = 'position 1 ("Bridge Keeper"),'

/** A slip, the file, what it replaces by what, and what the check says. */
// prettier-ignore
const SLIPS: readonly (readonly [string, string, string, string, ...string[]])[] = [
  // The file can't be parsed.
  ['an apostrophe', 'jobsUsa.ts', TITLE, "title: 'Women's Liaison',", `${LINE_6} (title: 'Women's Liaison',): ${APOSTROPHE}`],
  ['an apostrophe after s', 'jobsUsa.ts', TITLE, "title: 'The Clients' Lead',", APOSTROPHE],
  ['curly quotes', 'jobsUsa.ts', TITLE, 'title: ‘Keeper’,', `${LINE_6} (title: ‘Keeper’,): a text starts or ends with a curly quote. Write a straight ' there.`],
  ['no closing quote', 'jobsUsa.ts', TITLE, "title: 'Keeper,", `${LINE_6} (title: 'Keeper,): ${QUOTES}`],
  ['no opening quote', 'jobsUsa.ts', TITLE, "title: Keeper',", QUOTES],
  ['no quotes around two words', 'jobsUsa.ts', TITLE, 'title: Bridge Keeper,', "a text has no quotes. Write a straight ' before and after it."],
  ['a deleted text', 'jobsUsa.ts', TITLE, 'title: ,', "a text is missing. Write it between two quotes '."],
  ['one backtick', 'jobsUsa.ts', '.domain}`', '.domain}', 'jobsUsa.ts, line 15 (contactEmail: `careers@${company.domain},): a text has a backtick ` at only one end. Write one at both ends.'],
  ['no colon', 'jobsUsa.ts', TITLE, "title 'Keeper',", 'a colon is missing before the text. Write : there.'],
  ['a semicolon', 'jobsUsa.ts', TITLE, "title: 'Keeper';", 'there is a semicolon instead of a comma. Write , there.'],
  ['two commas', 'jobsUsa.ts', TITLE, "title: 'Keeper',,", 'there is one comma too many. Delete it.'],
  ['no comma after a field', 'jobsUsa.ts', TITLE, "title: 'Keeper'", `${LINE_6} (title: 'Keeper'): a comma is missing at the end of this line. Write , there.`],
  ['no comma between fields', 'jobsUsa.ts', TITLE, "title: 'Keeper' grade: 'A',", 'a comma is missing between two fields. Write , there.'],
  ['no comma between texts', 'company.ts', "Street',", "Street'", 'a comma is missing between two texts. Write , there.'],
  ['no comma between positions', 'jobsUsa.ts', '  },\n', `  }\n${ANOTHER}`, 'jobsUsa.ts, line 17: a comma is missing at the end of this line.'],
  ['no brace after a position', 'jobsUsa.ts', '  },\n', ANOTHER, 'jobsUsa.ts, line 17: the block before this line has no end. Write }, there.'],
  ['no bracket at the end', 'jobsUsa.ts', '\n]', '', 'the file ends too early. Write the missing ] or } at its end.'],
  ['an extra brace', 'jobsUsa.ts', '  },\n', '  },\n  },\n', "something is missing or extra here or just before, like a ' or a comma, a { or }, a [ or ]."],
  ['another encoding', 'pageTitles.ts', 'About', 'Ab\uFFFDout', 'about contains a broken character. Save the file as UTF-8 and type the character again.'],
  // A value or name is not what it should be.
  ['a text without quotes', 'jobsUsa.ts', TITLE, 'title: Keeper,', `${LINE_6} (title: Keeper,): position 1, title must be a text between quotes, like 'Text'.`],
  ['a date without quotes', 'jobsUsa.ts', "'2027-12-31'", '2027-12-31', `${FIRST} endDate must be a text between quotes`],
  ['a missing field', 'jobsIndia.ts', "    payRate: '₹1,500–₹1,900 per hour',\n", '', `payRate is missing. Add a line like payRate: '₹1,900–₹2,400 per hour',`],
  ['a misspelled field', 'jobsUsa.ts', 'endDate', 'endDtae', `jobsUsa.ts, line 12 (endDtae: '2027-12-31',): ${FIRST} endDtae is not a name the site knows. Did you mean endDate, which is missing here?`],
  ['an extra field', 'jobsUsa.ts', TITLE, `${TITLE} salary: 'High',`, `${FIRST} salary is not a name the site knows. Delete it. The names here are id, title, company,`],
  ['a field twice', 'jobsUsa.ts', TITLE, `${TITLE}\n    id: '8',`, "jobsUsa.ts, line 7 (id: '8',): id is here twice in one block. Delete one of the two, or write }, and { between two blocks."],
  ['no braces between positions', 'jobsUsa.ts', '  },\n', ANOTHER.replace('  {\n', ''), 'id is here twice in one block.'],
  ['a position as text', 'jobsUsa.ts', BLOCK, "  'Keeper',\n", 'position 1 must be a block: fields between { and }.'],
  ['two commas between positions', 'jobsUsa.ts', '  },\n', `  },,\n${ANOTHER}`, 'position 2 is empty. Delete the extra comma before it.'],
  ['an empty file', 'jobsUsa.ts', VALID_CONTENT['jobsUsa.ts'] ?? '', '', 'jobsUsa is missing. Put back the line that begins with "export const jobsUsa".'],
  ['a renamed list', 'jobsUsa.ts', 'const jobsUsa', 'const jobUsa', 'jobUsa is not a name the site knows. Did you mean jobsUsa, which is missing here?'],
  ['a list twice', 'jobsUsa.ts', '\n]\n', '\n]\nexport const jobsUsa = []\n', 'jobsUsa is in this file twice. Make one of the two.'],
  ['a misspelled import', 'catalog.ts', 'jobsIndia }', 'jobsIndai }', 'jobsIndia.ts has no jobsIndai. Correct the name.'],
  ['a list that is not in the catalog', 'catalog.ts', ', ...jobsIndia', '', 'Warning: jobsIndia.ts: the site does not show these positions. Import jobsIndia in catalog.ts and write ...jobsIndia between its [ and ].'],
  ['a name in braces that does not exist', 'jobsUsa.ts', '${company.domain}', '${company.domian}', '${company.domian} does not exist. Write a name that exists, like ${company.name}.'],
  ['nine services', 'homeText.ts', SERVICE, SERVICE + SERVICE, 'services, items has the wrong number of entries (9). The page needs exactly 8.'],
  ['an empty text in a list', 'aboutText.ts', "name: 'Collaborative Excellence'", "name: ''", 'values, items, entry 1, name is empty.'],
  ['a text for a list', 'company.ts', "['1 Example Street', 'New York, NY 10000']", "'1 Example Street'", 'postalAddress must be a list: entries between [ and ].'],
  ['an empty list', 'company.ts', "['1 Example Street', 'New York, NY 10000']", '[]', 'postalAddress has the wrong number of entries (0). The page needs at least 1.'],
  ['a missing text', 'company.ts', "  missionStatement: 'We go on.',\n", '', 'missionStatement is missing. Put it back.'],
  ['a misspelled name in a second export', 'settings.ts', 'siteOrigin', 'siteOrigen', 'siteOrigen is not a name the site knows. Did you mean siteOrigin, which is missing here?'],
  ['a wrong domain, once although all addresses use it', 'company.ts', "'larkfield.example'", "'@larkfield'", "company.ts, line 3 (const domain = '@larkfield'): domain must be the part after the @ of your e-mail addresses, like 'company.example'.", 'company.ts, line 9 (email: `hello@${domain}`,): email must be an e-mail address'],
  ['a policy that does not exist', 'settings.ts', "'first'", "'by id'", "shownJobPolicy must be 'first' or 'by-id'."],
  ['an origin without https', 'settings.ts', "string = ''", "string = 'www.larkfield.com'", "siteOrigin must be https:// and the host and nothing else, like 'https://www.company.example'."],
  ['a picture that does not exist', 'headText.ts', "'preview.png'", "'perview.png'", 'preview, file is not in the folder public. Put the picture there,'],
  ['a long description for search engines', 'headText.ts', 'Nothing stands', 'x'.repeat(140), 'Warning: descriptions, notFound has 165 characters. Search engines show the first 160.'],
  // Texts that do not fit each other.
  ['a deadline before the posting', 'jobsUsa.ts', '2027-12-31', '2026-10-14', 'Warning: endDate has passed', `(endDate: '2026-10-14',): ${FIRST} endDate is before createdDate '2026-10-15'. The last day to apply can't be before the day of posting.`],
  ['a position twice', 'jobsUsa.ts', BLOCK, BLOCK + BLOCK, 'jobsUsa.ts, line 18: position 2 ("Bridge Keeper") repeats position 1. Delete one of the two, or change what is different.'],
  ['a position twice with two ids', 'jobsUsa.ts', BLOCK, BLOCK + BLOCK.replace("'7'", "'8'"), 'Warning: position 2 ("Bridge Keeper") repeats position 1.'],
  ['another headline than in the picture', 'pageTitles.ts', 'Find Your Next', 'Find Your', 'Warning: headText.ts: preview: the picture public/preview.png says "Larkfield" and "Find Your Next Career Opportunity", but the site says "Larkfield" and "Find Your Career Opportunity". Make a new picture: npm run preview-picture'],
]

/** Texts that staff may write in a field of the first position. */
const LEGITIMATE: Readonly<Record<string, readonly string[]>> = {
  payRate: ['$95 per hour', '$62.50 per hour', '$62.50–$70.25 per hour', '$1,200 per hour'],
  duration: ['1 month', '2 months', 'Permanent'],
  contactPhone: ['+1 (212) 555.0118', '+912255501180'],
  contactEmail: ["o\\'hara+jobs@careers.company.co.uk"],
  location: ['St. Louis, Missouri', 'Washington, D.C.', 'Washington, District of Columbia'],
  title: ['C++ / C# Developer (m/f/d)', 'Ingénieur·e', '👩‍💻 हिन्दी अनुवादक', 'R&D; a < b', 'List<String> ½'],
  description: ['Work with .NET... Travel at 1.5 times the rate, e.g. in spring... Stay...'],
  createdDate: ['2026-11-15', '2025-11-15'],
  endDate: ['2026-11-15', '2100-12-31'],
  company: ['Larkfield', 'Larkfield Labs'],
}

export const CASES: readonly ContentCase[] = [
  ...FIELDS.map(([file, field, value, says]) => ({
    title: `${field} ${JSON.stringify(value)} in ${file}`,
    files: withField(file, field, value),
    says: [says],
  })),
  ...SLIPS.map(([title, file, from, to, ...says]) => ({ title, files: changed(file, from, to), says })),
  {
    title: 'a file that the site does not use',
    files: { 'jobsGermany.ts': 'export const jobsGermany = []' },
    says: ['Warning: jobsGermany.ts: the site does not use this file. Delete it, or ask a developer.'],
  },
  {
    title: 'a new company name, with the old one in two texts',
    files: {
      ...changed('company.ts', "domain = 'larkfield", "domain = 'old-field"),
      ...changed('homeText.ts', 'Larkfield mends', 'OLD-FIELD mends'),
    },
    context: { picture: { name: 'Old-Field', headline: 'Find Your Next Career Opportunity' } },
    says: [
      "Warning: company.ts, line 3 (const domain = 'old-field.example'): old-field is not Larkfield or a branch of it.",
      'Warning: headText.ts: preview: the picture public/preview.png says "Old-Field"',
      'Warning: OLD-FIELD is not Larkfield or a branch of it.',
    ],
  },
  {
    title: 'example addresses and numbers on a public site',
    files: Object.fromEntries(
      ['jobsCanada.ts', 'jobsIndia.ts'].map((file) => [
        file,
        (VALID_CONTENT[file] ?? '').replaceAll('.example', '.com').replaceAll('555-01', '555-99'),
      ]),
    ),
    context: { hasOrigin: true },
    says: [
      'Warning: larkfield.example is only an example and reaches nobody. Write your own.',
      'Warning: +1 212-555-0142 is only an example and reaches nobody. Write your own.',
      'Warning: jobsUsa.ts, line 16',
    ],
  },
  {
    title: 'mistakes in two files, one of which can not be parsed',
    files: { ...changed('company.ts', "'We go on.'", 'We go on.'), ...withField('jobsUsa.ts', 'id', 'x') },
    says: ['(missionStatement: We go on.,): a text has no quotes.', `${FIRST} id must be a whole number`],
  },
  { title: 'nothing wrong', files: {}, says: [] },
  {
    title: 'a deadline on the day of posting',
    files: changed('jobsUsa.ts', "15',\n    endDate: '2027-12-31'", "15',\n    endDate: '2026-10-15'"),
    says: ['Warning: endDate has passed.'],
  },
  {
    title: 'line ends and a byte order mark from Windows',
    files: Object.fromEntries(
      Object.entries(VALID_CONTENT).map(([file, source]) => [
        file,
        `\uFEFF${source.replaceAll('\n', '\r\n')}`,
      ]),
    ),
    says: [],
  },
  ...Object.entries(LEGITIMATE).flatMap(([field, values]) =>
    values.map((value) => ({
      title: `the legitimate ${field} '${value}'`,
      files: withField('jobsUsa.ts', field, value),
      says: [],
    })),
  ),
]
