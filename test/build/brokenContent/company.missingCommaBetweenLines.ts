// company.ts, line 9 (postalAddress: ['1 Example Street' 'New York, NY 10000'],): a comma is missing between two texts. Write , there.

export const company = {
  name: 'Cairnway',
  legalName: 'Cairnway Consulting, Inc.',
  missionStatement: 'We improve our service with every project.',
  email: 'hello@cairnway.example',
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street' 'New York, NY 10000'],
} as const
