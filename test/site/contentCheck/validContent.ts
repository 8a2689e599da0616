import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FIXTURE = 'test/fixture/content'

const COMPANY = `// WHO WE ARE
const name = 'Larkfield'
const domain = 'larkfield.example'
export const company = {
  name,
  domain,
  legalName: \`\${name}, Inc.\`,
  missionStatement: 'We go on.',
  email: \`hello@\${domain}\`,
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street', 'New York, NY 10000'],
} as const
`

const JOBS_USA = `import { company } from './company'

export const jobsUsa = [
  {
    id: '7',
    title: 'Bridge Keeper',
    company: company.name,
    location: 'Austin, Texas',
    type: 'Full-time',
    description: 'Look after a bridge... Greet the ships',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '$85–$95 per hour',
    contactEmail: \`careers@\${company.domain}\`,
    contactPhone: '+1 212-555-0118',
  },
]
`

/** The fixture, with a company whose name the other files import, and a single position in the USA. */
export const VALID_CONTENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    readdirSync(FIXTURE).map((file) => [file, readFileSync(join(FIXTURE, file), 'utf8')] as const),
  ),
  'company.ts': COMPANY,
  'jobsUsa.ts': JOBS_USA,
}
