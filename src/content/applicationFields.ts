// THE FIELDS OF THE APPLICATION FORM, in their order, a line each. Delete a line, or write another one.
//
// `name` is one word, which the receiver of the forms gets with what was entered. `label` is what visitors read.
// `kind` is 'name', 'email', 'tel' (a phone number), 'text' (one line), 'prose' (several lines), 'date', 'url' (a link), 'resume' (a file),
// 'choice' (one of its options) or 'consent' (a box to tick, with a link in the words between { and }):
//
//   { name: 'profile', label: 'LinkedIn Profile', kind: 'url', isOptional: true },
//   { name: 'found', label: 'How did you find us?', kind: 'choice', options: ['A friend', 'A search engine'] },
//   { name: 'consent', label: 'I accept the {privacy policy}.', kind: 'consent', link: 'https://www.company.example/privacy' },
//
// `isOptional: true` lets visitors leave the field empty, or the box unticked.

import type { ApplicationField } from '../domain/applicationField'

export const applicationFields: readonly ApplicationField[] = [
  { name: 'fullName', label: 'Full Name', kind: 'name' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel' },
  { name: 'coverLetter', label: 'Cover Letter', kind: 'prose' },
  { name: 'resume', label: 'Resume', kind: 'resume' },
]
