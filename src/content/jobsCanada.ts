// OPEN POSITIONS IN CANADA. The site lists them in this order.
//
// How to edit: change only the texts between the single quotes. To add a position, copy a whole block
// from { to }, (with the comma) and change its texts. To remove a position, delete its block.
// Write an apostrophe as ’, because a straight ' ends the text.
//   id           a number in quotes
//                (19 to 22 are also in jobsIndia.ts, on purpose: positions may share an id)
//   company      company.name (without quotes) is our name, `${company.name} Canada` (with backticks) is a branch
//   location     city, province, Canada. The location filter looks for the word Canada.
//   type         always 'Full-time'
//   description  six to eight short pieces with ... and a space between them. Each piece becomes a bullet point.
//                Write no full stop at the end of a piece, and three dots only between pieces.
//   createdDate  the day of posting, as year-month-day, like '2026-10-15'
//   endDate      the last day to apply, written in the same way
//   duration     a number of months, like '6 months', or 'Permanent'
//   payRate      in Canadian dollars: '$95 per hour' or '$85–$95 per hour' (with the dash –)
//   contactEmail `careers@${company.domain}` takes the part after the @ from company.ts.
//                Write any other address between single quotes, like 'somebody@company.com'.
//   contactPhone with + and the country code, like '+1 212-555-0118'

import type { Job } from '../domain/job'
import { company } from './company'

export const jobsCanada: readonly Job[] = [
  {
    id: '17',
    title: 'Full Stack Developer',
    company: `${company.name} Canada`,
    location: 'Toronto, Ontario, Canada',
    type: 'Full-time',
    description:
      'Build the customer portal of a credit union with React, Node JS and PostgreSQL... Take a request from a talk with branch staff to a tested release, usually within two weeks... Make every screen work with a keyboard and a screen reader from the first version... Keep English and French texts in step... Watch error rates after each release and fix what you broke... You need three years of work on both browser and server, and care for plain interfaces... Tuesdays and Thursdays in the Toronto office, the rest where you like',
    createdDate: '2026-10-27',
    endDate: '2027-12-01',
    duration: 'Permanent',
    payRate: '$75–$88 per hour',
    contactEmail: `careers.canada@${company.domain}`,
    contactPhone: '+1 416-555-0127',
  },
  {
    id: '18',
    title: 'Python Developer',
    company: `${company.name} Canada`,
    location: 'Montreal, Quebec, Canada',
    type: 'Full-time',
    description:
      'Write the services that collect and check sensor readings for a rail operator... Use Python, FastAPI and PostgreSQL, with type hints throughout... Work beside data scientists and turn their notebooks into code that runs every hour without help... Document interfaces so that partners can connect without a meeting... Measure before you tune, and share what you found... You need three years of Python in production and experience with message queues... French is spoken in the office, the code is in English',
    createdDate: '2026-09-14',
    endDate: '2027-08-15',
    duration: '12 months',
    payRate: '$70 per hour',
    contactEmail: `careers.canada@${company.domain}`,
    contactPhone: '+1 416-555-0127',
  },
  {
    id: '19',
    title: 'UI/UX Designer',
    company: `${company.name} Canada`,
    location: 'Vancouver, British Columbia, Canada',
    type: 'Full-time',
    description:
      'Design apps for nurses and field engineers who wear gloves and have little time... Watch people at work before you draw, then test rough sketches with them the same week... Deliver flows and components in Figma with every state: empty, loading, error, too long... Sit with developers while they build and adjust the design to what is possible... Keep our component library small... Show us a portfolio that explains decisions, not only screens... Visits to client sites in British Columbia twice a month',
    createdDate: '2026-08-26',
    endDate: '2027-09-10',
    duration: '9 months',
    payRate: '$65–$78 per hour',
    contactEmail: `careers.canada@${company.domain}`,
    contactPhone: '+1 416-555-0127',
  },
  {
    id: '20',
    title: 'Cybersecurity Specialist',
    company: `${company.name} Canada`,
    location: 'Ottawa, Ontario, Canada',
    type: 'Full-time',
    description:
      'Try to break the web and mobile apps we build before anyone else does... Hold a threat review with the developers at the start of each project... Follow up alerts for public sector clients and lead the response when one is real... Write reports that say what happened, what it touched and what to change first... Train client staff with examples from their own mailboxes, names removed... You need four years in application security or incident response... Reliability status is required, and we help with the paperwork',
    createdDate: '2026-11-05',
    endDate: '2027-11-15',
    duration: '12 months',
    payRate: '$88–$98 per hour',
    contactEmail: `careers.canada@${company.domain}`,
    contactPhone: '+1 416-555-0127',
  },
  {
    id: '21',
    title: 'Mobile App Developer',
    company: `${company.name} Canada`,
    location: 'Calgary, Alberta, Canada',
    type: 'Full-time',
    description:
      'Build iPhone and Android apps for the crews who inspect pipelines and power lines... Write Swift and Kotlin, and share logic where it saves work... Make every form work without a signal and sync without losing an entry... Measure battery and memory use on the older phones that crews carry... Release through the stores and through company device management... You need three years of native development and one app you can show us... Two field days each season, boots provided',
    createdDate: '2026-07-30',
    endDate: '2027-07-15',
    duration: '6 months',
    payRate: '$72–$82 per hour',
    contactEmail: `careers.canada@${company.domain}`,
    contactPhone: '+1 416-555-0127',
  },
  {
    id: '22',
    title: 'Technology Analyst',
    company: `${company.name} Canada`,
    location: 'Halifax, Nova Scotia, Canada',
    type: 'Full-time',
    description:
      'Help shipping and port companies choose and introduce new software... List what each system does, who uses it and what it costs to keep... Compare vendor offers line by line and check their claims with reference customers... Build small dashboards from exported data to show where time is lost... Prepare decisions for a senior colleague and present some of them yourself... A first job after a degree or college diploma in IT or business is fine... Training in SQL, process mapping and interviews comes with the role',
    createdDate: '2026-10-08',
    endDate: '2027-10-08',
    duration: 'Permanent',
    payRate: '$52 per hour',
    contactEmail: `careers.canada@${company.domain}`,
    contactPhone: '+1 416-555-0127',
  },
]
