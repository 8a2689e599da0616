import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../../src/domain/locations'
import { COUNTRIES } from '../../../src/site/countries'

/** What stands in a list a number of times. */
const times = (count: number, entry: string) =>
  Array.from({ length: count }, () => `    ${entry},\n`).join('')

export const NAMED = `{ name: 'Care', text: 'We look twice.' }`

const LISTS = LOCATIONS.map((location) => COUNTRIES[location].list)

/** A country's list with one position; the first country is the company's own. */
const positions = (location: JobLocation) => `import { company } from './company'

export const ${COUNTRIES[location].list} = [
  {
    id: '7',
    title: 'Cloud Architect',
    company: ${location === 'usa' ? 'company.name' : `\`\${company.name} ${LOCATION_LABELS[location]}\``},
    location: '${COUNTRIES[location].place}',
    type: 'Full-time',
    description: 'Look after a product... Work beside testers',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '${COUNTRIES[location].currency.fromTo}',
    contactEmail: \`careers@\${company.domain}\`,
    contactPhone: '+1 212-555-0118',
  },
]
`

/** Content with nothing wrong in it, by its files; the cases each change a piece of one. */
export const VALID_CONTENT: Readonly<Record<string, string>> = {
  'aboutText.ts': `export const aboutText = {
  story: { heading: 'Our story', paragraphs: ['We began.', 'We went on.'] },
  values: { heading: 'Our values', items: [
${times(3, NAMED)}  ] },
  cards: [
${times(3, NAMED)}  ],
} as const
`,
  'catalog.ts': `import type { Job } from '../domain/job'
${LISTS.map((list) => `import { ${list} } from './${list}'\n`).join('')}
export const catalog: readonly Job[] = [${LISTS.map((list) => `...${list}`).join(', ')}]
`,
  'company.ts': `// WHO WE ARE
const name = 'Milestone'
const domain = 'milestone.example'
export const company = {
  name,
  domain,
  legalName: \`\${name}, Inc.\`,
  missionStatement: 'We go on.',
  email: \`hello@\${domain}\`,
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street', 'New York, NY 10000'],
} as const
`,
  'contactText.ts': `export const contactText = {
  lead: 'Write to us.', detailsHeading: 'Details', formHeading: 'Form', privacy: 'Nothing leaves.',
  withoutScript: 'Call us.', applyWithoutScript: 'Write to us.', applyPrivacy: 'Nothing leaves.',
}
`,
  'errorText.ts': `export const errorText = { title: 'Sorry', text: 'It broke.', reload: 'Reload', home: 'Home' }
export const missingPageText = { title: 'Late', text: 'It is late.', retry: 'Try again' }
`,
  'headText.ts': `import { company } from './company'
import { homeText } from './homeText'
export const headText = {
  descriptions: {
    home: \`The home of \${company.name}.\`,
    jobs: 'Our positions.',
    about: 'Our story.',
    contact: 'Our address.',
    notFound: 'No page.',
  },
  preview: { file: 'preview.png', width: 1200, height: 630, alt: \`\${homeText.headline}.\` },
  feedTitle: 'Positions',
}
`,
  'hiringText.ts': `export const hiringText = { title: 'We hire', none: 'Nowhere now' }
`,
  'homeText.ts': `export const homeText = {
  headline: 'Find a career',
  lead: 'We build.',
  heroLink: 'Look',
  services: { title: 'Services', items: [
${times(8, NAMED)}  ] },
  whyUs: { title: 'Why us', points: [
${times(4, NAMED)}  ] },
  featured: { title: 'Featured', link: 'More', cards: [
${times(3, "{ title: 'Analyst', text: 'Find out.' }")}  ] },
  promise: { title: 'Promise', link: 'Talk', paragraphs: ['We listen.'] },
}
`,
  ...Object.fromEntries(LOCATIONS.map((location) => [`${COUNTRIES[location].list}.ts`, positions(location)])),
  'jobsListText.ts': `export const jobsListText = { listNotShown: 'Not yet.', reload: 'Reload', noScript: 'The others:' }
`,
  'notFoundText.ts': `export const notFoundText = { text: 'No page.', jobsLink: 'Positions', homeLink: 'Home' }
`,
  'pageTitles.ts': `export const pageTitles = {
  jobs: 'Positions',
  about: 'About',
  contact: 'Contact',
  notFound: 'Not found',
}
`,
  'settings.ts': `export const shownJobPolicy = 'first'
export const siteOrigin: string = ''
`,
  'shareText.ts': `export const shareText = { label: 'Share', copied: 'Copied', notCopied: 'Not copied' }
`,
}
