// OPEN POSITIONS IN INDIA. The site lists them in this order.
//
// How to edit: change only the texts between the single quotes. To add a position, copy a whole block
// from { to }, (with the comma) and change its texts. To remove a position, delete its block.
// Write an apostrophe as ’, because a straight ' ends the text.
//   id           a number in quotes
//                (19 to 22 are also in jobsCanada.ts, on purpose: positions may share an id)
//   company      company.name (without quotes) is our name, `${company.name} India` (with backticks) is a branch
//   location     city, state, India. The location filter looks for the word India.
//   type         always 'Full-time'
//   description  six to eight short pieces with ... and a space between them. Each piece becomes a bullet point.
//                Write no full stop at the end of a piece, and three dots only between pieces.
//   createdDate  the day of posting, as year-month-day, like '2026-10-15'
//   endDate      the last day to apply, written in the same way
//   duration     a number of months, like '6 months', or 'Permanent'
//   payRate      in rupees: '₹1,900 per hour' or '₹1,900–₹2,400 per hour' (with the dash –)
//   contactEmail `careers@${company.domain}` takes the part after the @ from company.ts.
//                Write any other address between single quotes, like 'somebody@company.com'.
//   contactPhone with + and the country code, like '+1 212-555-0118'

import type { Job } from '../domain/job'
import { company } from './company'

export const jobsIndia: readonly Job[] = [
  {
    id: '19',
    title: 'QA Automation Engineer',
    company: `${company.name} India`,
    location: 'Pune, Maharashtra, India',
    type: 'Full-time',
    description:
      'Automate the regression checks of a travel booking site with Playwright and TypeScript... Choose with manual testers which checks are worth a script and which are not... Keep the full run under fifteen minutes and free of random failures... Test the interfaces below the screen with contract checks... Read failures every morning and file bugs that can be reproduced from the text alone... You need three years of test automation and comfort with Git and CI... Your day overlaps by three hours with the test team in Atlanta',
    createdDate: '2026-10-20',
    endDate: '2027-11-05',
    duration: '12 months',
    payRate: '₹1,500–₹1,900 per hour',
    contactEmail: `careers.india@${company.domain}`,
    contactPhone: '+1 212-555-0163',
  },
  {
    id: '20',
    title: 'Senior Data Scientist',
    company: `${company.name} India`,
    location: 'Bengaluru, Karnataka, India',
    type: 'Full-time',
    description:
      'Lead a small group that detects payment fraud for banks in Asia... Frame the question with the fraud desk first, then choose data and method... Build models in Python and Spark, and track how they age after release... Write down the cost of a false alarm and of a missed case, and tune to that... Review the work of junior colleagues and teach one session a month... You need six years in applied statistics or machine learning, some of it under a regulator... You present your results to the client yourself',
    createdDate: '2026-09-28',
    endDate: '2027-12-20',
    duration: 'Permanent',
    payRate: '₹2,600–₹3,200 per hour',
    contactEmail: `careers.india@${company.domain}`,
    contactPhone: '+1 212-555-0163',
  },
  {
    id: '21',
    title: 'React Native Developer',
    company: `${company.name} India`,
    location: 'Hyderabad, Telangana, India',
    type: 'Full-time',
    description:
      'Build one shopping app for Android and iPhone in React Native and TypeScript... Write native modules where the camera or the payment kit needs them... Keep scrolling smooth on low-cost phones and start-up under two seconds... Add Hindi, Telugu and English texts without breaking the layout... Ship a release every two weeks together with a designer and two testers... You need two years of React Native and at least one app in the stores... Some Kotlin or Swift is a plus',
    createdDate: '2026-08-11',
    endDate: '2027-08-06',
    duration: '9 months',
    payRate: '₹1,600 per hour',
    contactEmail: `careers.india@${company.domain}`,
    contactPhone: '+1 212-555-0163',
  },
  {
    id: '22',
    title: 'Laravel Developer',
    company: `${company.name} India`,
    location: 'Ahmedabad, Gujarat, India',
    type: 'Full-time',
    description:
      'Develop web shops and back offices for exporters of textiles and machine parts... Work in PHP 8 and Laravel, with queues, events and well-named tests... Connect invoices, customs papers and stock to the accounting software each client uses... Improve old pages a piece at a time while the shop stays open... Talk to clients directly once a week and estimate your own tasks... You need three years of Laravel and firm MySQL... Basic Vue is enough for the front end',
    createdDate: '2026-07-13',
    endDate: '2027-07-20',
    duration: '6 months',
    payRate: '₹1,200–₹1,500 per hour',
    contactEmail: `careers.india@${company.domain}`,
    contactPhone: '+1 212-555-0163',
  },
  {
    id: '23',
    title: 'Data Engineer',
    company: `${company.name} India`,
    location: 'Chennai, Tamil Nadu, India',
    type: 'Full-time',
    description:
      'Build the pipelines that bring hospital and laboratory records into one warehouse... Use Airflow, dbt and BigQuery, with a test on every table... Agree on names and units with doctors, not only with database owners... Give each data scientist on the project the tables they ask for, with a note on quality... Mask personal details before anything leaves the source system... You need three years with SQL and Python and an eye for odd values... A new project about once a year, chosen together',
    createdDate: '2026-11-10',
    endDate: '2027-12-10',
    duration: 'Permanent',
    payRate: '₹1,900–₹2,400 per hour',
    contactEmail: `careers.india@${company.domain}`,
    contactPhone: '+1 212-555-0163',
  },
  {
    id: '24',
    title: 'Node JS Developer',
    company: `${company.name} India`,
    location: 'Gurugram, Haryana, India',
    type: 'Full-time',
    description:
      'Write the services behind a delivery app: orders, riders, prices and receipts... Use Node JS, TypeScript, Redis and MongoDB... Design for the evening rush and prove it with load tests before every festival season... Log so that a support agent can follow one order from start to end... Share types with the mobile and web teams, so that a breaking change shows at compile time... You need three years of Node JS and an understanding of queues and retries... Two evenings a month on support, paid extra',
    createdDate: '2026-08-31',
    endDate: '2027-09-24',
    duration: '12 months',
    payRate: '₹1,900 per hour',
    contactEmail: `careers.india@${company.domain}`,
    contactPhone: '+1 212-555-0163',
  },
]
