// company.ts: missionStatement is missing. Put it back.

export const company = {
  name: 'Cairnway',
  legalName: 'Cairnway Consulting, Inc.',
  motto: 'We improve our service with every project.',
  email: 'hello@cairnway.example',
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street', 'New York, NY 10000'],
} as const
