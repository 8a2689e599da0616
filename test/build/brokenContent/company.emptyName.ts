// company.ts: name "" is empty. Write its text between the quotes.

export const company = {
  name: '',
  legalName: 'Cairnway Consulting, Inc.',
  missionStatement: 'We improve our service with every project.',
  email: 'hello@cairnway.example',
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street', 'New York, NY 10000'],
} as const
