// company.ts: phone "+1 911" can't be dialled from everywhere. Begin with + and the country's number, then digits, spaces and hyphens, like '+1 212-555-0118'.

export const company = {
  name: 'Cairnway',
  legalName: 'Cairnway Consulting, Inc.',
  missionStatement: 'We improve our service with every project.',
  email: 'hello@cairnway.example',
  phone: '+1 911',
  postalAddress: ['1 Example Street', 'New York, NY 10000'],
} as const
