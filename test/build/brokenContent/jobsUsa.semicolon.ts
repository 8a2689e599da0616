// jobsUsa.ts, line 8 (location: 'Austin, Texas';): a semicolon stands where a comma belongs. Write , instead.

export const jobsUsa = [
  {
    id: '7',
    title: 'Cloud Architect',
    company: 'Cairnway',
    location: 'Austin, Texas';
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
