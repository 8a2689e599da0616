// WHO WE ARE: name, mission statement and contact details, shown in the header, the footer and on Contact Us.
//
// How to edit: change only the text between the single quotes.
// Write an apostrophe inside a text as ’ (a straight ' would end the text).
// The postal address has one line of the address on each line; add or remove lines freely.
// Name and domain stand here alone: every other text, and every e-mail address, takes them from here.
// Where they are put into a text, ${name} stands for the name, and the text between two ` (backticks).
// All values here are reserved for examples (.example, 555-01xx): put the real ones in before going public.

const name = 'Cairnway'
/** What stands after the @ in e-mail addresses. */
const domain = 'cairnway.example'

export const company = {
  name,
  domain,
  legalName: `${name} Consulting, Inc.`,
  missionStatement:
    'We judge our work by how satisfied our customers are, and we improve the quality of our service with every project.',
  email: `hello@${domain}`,
  phone: '+1 212-555-0142',
  postalAddress: ['1 Example Street, 3rd Floor', 'New York, NY 10000', 'United States'],
} as const
