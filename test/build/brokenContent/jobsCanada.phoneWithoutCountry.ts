// jobsCanada.ts, position 1 ("Python Developer", Toronto, Canada): contactPhone "416-555-0127" can't be dialled from everywhere. Begin with + and the country's number, then digits, spaces and hyphens, like '+1 212-555-0118'.

export const jobsCanada = [
  {
    id: '18',
    title: 'Python Developer',
    company: 'Cairnway Canada',
    location: 'Toronto, Canada',
    type: 'Full-time',
    description: 'Look after one part of a product... Work beside designers and testers... You need three years in the role',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '$70 per hour',
    contactEmail: 'careers.canada@cairnway.example',
    contactPhone: '416-555-0127',
  },
]
