// jobsUsa.ts, position 1 ("Cloud Architect", Austin, Texas): id "seven" is no whole number. Write it in digits, like '23'.

export const jobsUsa = [
  {
    id: 'seven',
    title: 'Cloud Architect',
    company: 'Cairnway',
    location: 'Austin, Texas',
    type: 'Full-time',
    description: 'Look after one part of a product... Work beside designers and testers... You need three years in the role',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '$105–$120 per hour',
    contactEmail: 'careers.us@cairnway.example',
    contactPhone: '+1 212-555-0118',
  },
]
