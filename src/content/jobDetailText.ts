// THE PAGE OF A POSITION. Its form is in applicationText.ts.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// {day} stands for the last day to apply,
// {number} and {count} for the number of the next position and of all in the list.

export const jobDetailText = {
  applyBy: 'Apply by {day}',
  apply: 'Apply Now',
  /** Beside the button, after an application. */
  applied: 'Application submitted',

  description: 'Description',
  contact: 'Contact Information',

  /** The facts. */
  type: 'Job Type',
  hours: 'Working Hours',
  posted: 'Posted Date',
  company: 'Company',
  department: 'Department',
  /** The address of an application outside of this site. */
  applyAt: 'Apply At',

  /** Over the title of the next position of the list as the visitor left it. */
  next: 'Next position, {number} of {count}',
} as const
