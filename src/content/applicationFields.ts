// THE FIELDS OF THE APPLICATION FORM, in their order, a line each. Delete a line, or write another one.
//
// `name` is one word, which the receiver of the forms gets with what was entered. `label` is what visitors read.
// `kind` is 'name', 'email', 'tel' (a phone number), 'text' (one line), 'prose' (several lines), 'date', 'url' (a link) or 'resume' (a file).
// `isOptional: true` lets visitors leave the field empty: { name: 'profile', label: 'LinkedIn Profile', kind: 'url', isOptional: true },

import type { ApplicationField } from '../domain/applicationField'

export const applicationFields: readonly ApplicationField[] = [
  { name: 'fullName', label: 'Full Name', kind: 'name' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel' },
  { name: 'coverLetter', label: 'Cover Letter', kind: 'prose' },
  { name: 'resume', label: 'Resume', kind: 'resume' },
]
