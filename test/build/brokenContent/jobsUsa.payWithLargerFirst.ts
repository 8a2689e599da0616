// jobsUsa.ts, position 1 ("Cloud Architect", Austin, Texas): payRate "$95–$85 per hour" goes from 95 to 85. Write the smaller number first, or one number alone: '$95 per hour' or '$85–$95 per hour'.

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
    duration: '12 months',
    payRate: '$95–$85 per hour',
    contactEmail: 'careers.us@cairnway.example',
    contactPhone: '+1 212-555-0118',
  },
]
