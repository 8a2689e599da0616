// WHO WE ARE: name, mission statement and contact details, for the header, the footer and the Contact Us page.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// Each text of the postal address is a line. You can add and remove lines.
// The texts of the pages take the name and the domain from this file. In the positions, replace them too (see README.md).
// ${name} stands for the name. A text that contains it is between two ` (backticks), not quotes.
// The contact details are only examples (.example, 555-01xx). Replace them before you publish the site.

const name = 'Cairnway'
/** The part after the @ in email addresses. */
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
