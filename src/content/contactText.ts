// THE CONTACT US PAGE, and the privacy lines below both forms.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// The email address, the phone number and the postal address are in company.ts.
// privacy is below the contact form, applyPrivacy is below the application form of a position.
// With a formsEndpoint (settings.ts), both forms name the receiver's host instead, followed by sentPrivacy:
// your own words about what happens with the data. sentPrivacy may stay empty.

export const contactText = {
  lead: 'Ask about a project, a position or an application. Write to us or call us: one of us will answer.',
  detailsHeading: 'How to Reach Us',
  formHeading: 'Write a Message',
  name: 'Your Name',
  email: 'Your Email',
  message: 'Your Message',
  submit: 'Send Message',
  sentTitle: 'Message sent!',
  sentText: "We'll get back to you as soon as possible.",
  privacy: 'This demo site has no server: nothing you type in this form leaves your browser.',
  withoutScript: 'This form needs JavaScript. Without it, please write to our email address or call us.',
  applyWithoutScript: 'Applying here needs JavaScript. Without it, please write to the email address on this page.',
  applyPrivacy:
    'This demo site has no server: your application is written only to your own browser’s console, and nothing is sent.',
  sentPrivacy: '',
} as const
