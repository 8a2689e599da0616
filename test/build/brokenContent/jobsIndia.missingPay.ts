// jobsIndia.ts, position 1 ("Data Engineer", Chennai, Tamil Nadu, India): payRate is missing. Add a line like payRate: '₹1,900–₹2,400 per hour',

export const jobsIndia = [
  {
    id: '23',
    title: 'Data Engineer',
    company: 'Cairnway India',
    location: 'Chennai, Tamil Nadu, India',
    type: 'Full-time',
    description: 'Look after one part of a product... Work beside designers and testers... You need three years in the role',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    contactEmail: 'careers.india@cairnway.example',
    contactPhone: '+1 212-555-0163',
  },
]
