// BOTH FORMS: what they share, and what they say when sending fails.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// {label} stands for the label of a field, {host} for the receiver's address, {email} for an email address, {status} for a number that engineers know, {file} for
// the name of a file, {advice} for one of the texts that say what to do.

export const formText = {
  required: 'All fields are required.',
  optional: '{label} (optional)',
  /** The first line of a choice. */
  choose: 'Choose…',
  sending: 'Sending…',
  /** The name of the bar that shows it, for screen readers. */
  progress: 'Sending',
  sentTo: 'This form is sent to {host}.',
  sentSource: 'If the link that brought you here names its source, the form tells us.',

  failure: {
    offline: 'Not sent: you are offline',
    noAnswer: 'No answer in time',
    lost: 'Connection lost',
    refused: 'Not accepted',
    refusedWith: 'Not accepted (error {status})',
    tooLarge: 'Too large',
    unreadable: '“{file}” can’t be read',

    /** The advice after the reason. */
    orWrite: '{advice}, or write to {email}.',
    whenConnected: 'Send the form again when you are connected',
    unknown: 'We can’t tell whether the form has arrived. Send it again',
    later: 'Send the form again later',
    smaller: 'Choose a smaller file or a shorter text',
    again: 'Choose it again',
    never: 'This form can’t be taken here. Write to {email}.',
  },
} as const
