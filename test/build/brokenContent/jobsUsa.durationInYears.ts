// jobsUsa.ts, position 1 ("Cloud Architect", Austin, Texas): duration "1 year" is in another form than the site's. Write a number of months, like '6 months', or 'Permanent'.

export const jobsUsa = [
  {
    id: '7',
    title: 'Cloud Architect',
    company: 'Cairnway',
    location: 'Austin, Texas',
    type: 'Full-time',
    description: 'Look after one part of a product... Work beside designers and testers... You need three years in the role',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '1 year',
    payRate: '$105–$120 per hour',
    contactEmail: 'careers.us@cairnway.example',
    contactPhone: '+1 212-555-0118',
  },
]
