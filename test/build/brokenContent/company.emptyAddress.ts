// company.ts: postalAddress has 0 entries. The page needs at least 1.

export const company = {
  name: 'Cairnway',
  legalName: 'Cairnway Consulting, Inc.',
  missionStatement: 'We improve our service with every project.',
  email: 'hello@cairnway.example',
  phone: '+1 212-555-0142',
  postalAddress: [],
} as const
