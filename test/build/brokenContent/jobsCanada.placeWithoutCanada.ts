// jobsCanada.ts, position 1 ("Python Developer", Toronto, Ontario): location "Toronto, Ontario" would be found under USA. Write city, province and Canada, without "india": 'Toronto, Ontario, Canada'.

export const jobsCanada = [
  {
    id: '18',
    title: 'Python Developer',
    company: 'Cairnway Canada',
    location: 'Toronto, Ontario',
    type: 'Full-time',
    description: 'Look after one part of a product... Work beside designers and testers... You need three years in the role',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '$70 per hour',
    contactEmail: 'careers.canada@cairnway.example',
    contactPhone: '+1 416-555-0127',
  },
]
