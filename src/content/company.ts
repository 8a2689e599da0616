// WHO WE ARE: name, mission statement and contact details, shown in the header, the footer and on Contact Us.
//
// How to edit: change only the text between the single quotes.
// Write an apostrophe inside a text as ’ (a straight ' would end the text).
// The postal address has one line of the address on each line; add or remove lines freely.
// All values here are reserved for examples (.example, 555-01xx): put the real ones in before going public.

export const company = {
  name: 'Cairnway',
  legalName: 'Cairnway Consulting, Inc.',
  missionStatement:
    'We judge our work by how satisfied our customers are, and we improve the quality of our service with every project.',
  email: 'hello@cairnway.example',
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street, 3rd Floor', 'New York, NY 10000', 'United States'],
} as const
