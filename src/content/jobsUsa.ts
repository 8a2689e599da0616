// OPEN POSITIONS IN THE USA. The site lists them in this order.
//
// How to edit: change only the texts between the single quotes. To add a position, copy a whole block
// from { to }, (with the comma) and change its texts. To remove a position, delete its block.
// Write an apostrophe as ’, because a straight ' ends the text.
//   id           a number in quotes
//   company      company.name (without quotes), which is our name
//   location     city and state, in full. It must not contain "canada" or "india", not even inside a word
//                like Indiana: the location filter would list the position under the other country.
//   type         always 'Full-time'
//   description  six to eight short pieces with ... and a space between them. Each piece becomes a bullet point.
//                Write no full stop at the end of a piece, and three dots only between pieces.
//   createdDate  the day of posting, as year-month-day, like '2026-10-15'
//   endDate      the last day to apply, written in the same way
//   duration     a number of months, like '6 months', or 'Permanent'
//   payRate      in US dollars: '$95 per hour' or '$85–$95 per hour' (with the dash –), '$62.50 per hour' with cents
//   contactEmail `careers@${company.domain}` takes the part after the @ from company.ts.
//                Write any other address between single quotes, like 'somebody@company.com'.
//   contactPhone with + and the country code, like '+1 212-555-0118'

import type { Job } from '../domain/job'
import { company } from './company'

export const jobsUsa: readonly Job[] = [
  {
    id: '1',
    title: 'Senior Management Consultant',
    company: company.name,
    location: 'New York, New York',
    type: 'Full-time',
    description:
      'Lead reviews of how a client plans, buys and delivers, from the first interview to the final report... Spend most weeks with department heads in banking and insurance, and one day with your own team... Turn what you find into a plan with owners, dates and costs... Present it to the board and stay through the first quarter of the change... Coach two junior consultants on each assignment... You bring eight years in consulting or operations and can read a balance sheet... Travel in the Northeast about one week a month',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '$110–$130 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '2',
    title: 'Business Analyst',
    company: company.name,
    location: 'Chicago, Illinois',
    type: 'Full-time',
    description:
      'Sit with the claims and billing staff of a health insurer and write down how the work is done today... Draw the process as it should be and agree on it with the people who will run it... Write user stories that developers can build and testers can check... Keep one list of open questions and get each answered before the sprint begins... Query the client database in SQL to test what you are told... You need three years as an analyst and clear written English... Jira and BPMN help but can be learned here',
    createdDate: '2026-09-03',
    endDate: '2027-08-31',
    duration: '9 months',
    payRate: '$62–$74 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '3',
    title: 'Technology Consultant',
    company: company.name,
    location: 'Boston, Massachusetts',
    type: 'Full-time',
    description:
      'Assess the systems of mid-sized manufacturers and say plainly what to keep, replace or switch off... Compare products on cost, risk and the skills the client already has... Run short trials with real client records before anyone signs a contract... Write roadmaps that a finance director and a lead developer both understand... Work in pairs, one of you for the business side and one for the technical side... You have worked with ERP or CRM software from the inside... Two days a week at client sites around Boston',
    createdDate: '2026-08-18',
    endDate: '2027-07-30',
    duration: '12 months',
    payRate: '$85–$95 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '4',
    title: 'Software Engineer',
    company: company.name,
    location: 'Seattle, Washington',
    type: 'Full-time',
    description:
      'Build the booking and dispatch services of a freight company in TypeScript and Go... Own a feature from the first sketch through release to the first month of support... Review code every day and have yours reviewed in turn... Replace a nightly batch job with events, step by step, without stopping the business... Write the test before the bug report arrives... You need four years of backend work and a good grasp of SQL and HTTP... On call one week in six, with the following Monday off',
    createdDate: '2026-11-02',
    endDate: '2027-11-30',
    duration: 'Permanent',
    payRate: '$78–$92 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '5',
    title: 'Data Scientist',
    company: company.name,
    location: 'San Francisco, California',
    type: 'Full-time',
    description:
      'Forecast demand for a grocery chain, store by store, so that buyers order less that is thrown away... Clean and join sales, weather and holiday data, and note where each column comes from... Start with a simple model and add only what the error shows to be needed... Explain results to store managers with one chart and one sentence... Hand models to engineers as tested Python packages... You need sound statistics, Python, SQL and two years with models in daily use',
    createdDate: '2026-10-01',
    endDate: '2027-10-15',
    duration: 'Permanent',
    payRate: '$90–$105 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '6',
    title: 'DevOps Engineer',
    company: company.name,
    location: 'Minneapolis, Minnesota',
    type: 'Full-time',
    description:
      'Run the build and release pipelines of our client projects in the Midwest... Move hand-built servers into Terraform, one service at a time... Cut the time from merge to release and show the figures each month... Set up alerts that wake someone only when a customer would notice... Practice restoring from backup every quarter together with the client... You know Linux, containers and either GitHub Actions or GitLab CI well... Share on-call duty with colleagues in Bengaluru, so that nights are rare',
    createdDate: '2026-07-22',
    endDate: '2027-09-15',
    duration: '12 months',
    payRate: '$82 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '7',
    title: 'Cloud Architect',
    company: company.name,
    location: 'Austin, Texas',
    type: 'Full-time',
    description:
      'Design the move of a power utility from its own server rooms to AWS, with a way back at every step... Decide which systems to move as they are, which to rebuild and which to retire... Set the rules for networks, accounts and cost limits that every team follows... Review designs with security staff before the first line of Terraform is written... Keep a record of each decision and of the options turned down... You have led at least two migrations to AWS or Azure to the end... Certificates are welcome, a clear diagram on a whiteboard matters more',
    createdDate: '2026-11-09',
    endDate: '2027-12-15',
    duration: '12 months',
    payRate: '$105–$120 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '8',
    title: 'QA Lead',
    company: company.name,
    location: 'Atlanta, Georgia',
    type: 'Full-time',
    description:
      'Lead the testing of a payments app that runs on phones and on card terminals... Plan each release with developers: what can break, how we would notice, who checks... Decide with the product owner whether a release goes out, and put the reasons in writing... Balance scripted checks with time for testers to explore... Hire and train testers in Atlanta and Pune... You need six years in testing, two of them leading people... Knowledge of PCI DSS or another audit standard is useful',
    createdDate: '2026-08-05',
    endDate: '2027-10-31',
    duration: 'Permanent',
    payRate: '$70–$80 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '9',
    title: 'Database Administrator',
    company: company.name,
    location: 'Denver, Colorado',
    type: 'Full-time',
    description:
      'Look after PostgreSQL and SQL Server for public agencies and clinics... Plan upgrades with the application teams and carry them out in agreed night windows... Find slow queries, explain the cause and fix them with the developers who wrote them... Test every backup by restoring it on a separate machine... Keep access lists short and review them each month... You need five years in the role, scripting in PowerShell or Python, and patience with old schemas... Night work is paid at time and a half',
    createdDate: '2026-07-01',
    endDate: '2027-07-01',
    duration: '6 months',
    payRate: '$68 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
  {
    id: '10',
    title: 'Java Developer',
    company: company.name,
    location: 'Raleigh, North Carolina',
    type: 'Full-time',
    description:
      'Extend the policy system of an insurer, written in Java 21 and Spring Boot... Split a large module into services where the business already draws the line... Work with testers and an underwriter who answers questions the same day... Pair on difficult changes and write short design notes for the rest... Raise test coverage where claims are calculated, because errors there cost people money... You need four years of Java, solid SQL and experience with Kafka or a similar queue... Remote up to three days a week',
    createdDate: '2026-09-21',
    endDate: '2027-09-30',
    duration: '9 months',
    payRate: '$72–$84 per hour',
    contactEmail: `careers.us@${company.domain}`,
    contactPhone: '+1 212-555-0118',
  },
]
