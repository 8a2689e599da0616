// THE CONTACT US PAGE, and the privacy lines under both forms.
//
// How to edit: change only the text between the single quotes.
// Write an apostrophe inside a text as ’ (a straight ' would end the text).
// The e-mail address, phone number and postal address stand in company.ts.
// privacy stands at the contact form, applyPrivacy at the application form of a position.
// Keep both true: when the forms are connected to a server, rewrite them first.

export const contactText = {
  lead: 'Ask about a project, a position or an application. Write to us or call us: one of us will answer.',
  detailsHeading: 'How to reach us',
  formHeading: 'Write a message',
  privacy: 'This demo site has no server: nothing you type in this form leaves your browser.',
  withoutScript: 'This form needs JavaScript. Without it, please write to our e-mail address or call us.',
  applyWithoutScript: 'Applying here needs JavaScript. Without it, please write to the e-mail address above.',
  applyPrivacy:
    'This demo site has no server: your application is written only to your own browser’s console, and nothing is sent.',
} as const
