// THE APPLICATION FORM of a position. Its fields are in applicationFields.ts, the privacy lines in contactText.ts.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// {title} stands for the title of the position, {types} for the kinds of files, {mb} for resumeLimitMb of settings.ts, {names} for
// the names of files.

export const applicationText = {
  heading: 'Apply for {title}',

  fileHint: 'PDF or Word: {types}',
  fileHintLimit: 'PDF or Word, at most {mb} MB: {types}',

  submit: 'Submit Application',
  cancel: 'Cancel',
  sent: 'Application submitted successfully!',

  /** After a file was refused. Of `notAdded`, write the forms that your language has for numbers (see README.md). */
  notAdded: { one: '{names} was not added.', other: '{names} were not added.' },
  oneFile: 'Only one file can be added.',
  emptyFile: 'The file is empty. If it is in a cloud drive, download it to this device first.',
  wrongFile: 'Only .pdf, .doc and .docx files can be added.',
  wrongFileLimit: 'Only .pdf, .doc and .docx files of at most {mb} MB can be added.',
} as const
