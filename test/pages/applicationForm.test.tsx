// In jsdom a required file field is never valid, and there is no DataTransfer: browser/forms.spec.ts tests what needs them.
import { fireEvent, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { TYPED } from '../browser/fillForms'
import { applicationFields, setApplicationFields } from '../fixture/content/applicationFields'
import { field, fill, renderApp } from '../support/renderApp'

const LABELS = [...Object.keys(TYPED), 'Resume']

const button = (name: string) => screen.getByRole('button', { name })
const form = () => screen.queryByRole<HTMLFormElement>('form')

/** The form is hidden until Apply Now is pressed, then has the focus. */
async function openForm(): Promise<UserEvent> {
  renderApp('/jobs/1')
  expect(form()).not.toBeInTheDocument()
  const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 })
  await user.click(button('Apply Now'))
  expect(field('Full Name')).toHaveFocus()
  return user
}

it('has five required fields that the browser validates', async () => {
  await openForm()
  expect(form()?.noValidate).toBe(false)
  for (const label of LABELS) expect(field(label)).toBeRequired()
  expect(field('Email')).toHaveAttribute('type', 'email')
  expect(field('Phone')).toHaveAttribute('type', 'tel')
  expect(field('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  expect(field('Resume')).toHaveAccessibleDescription('PDF or Word: .pdf, .doc, .docx')
  expect(screen.getByText('All fields are required.')).toBeInTheDocument()
  // The browser could put a field with a name into the address.
  expect(form()?.querySelectorAll('[name]')).toHaveLength(0)
})

it('is hidden by Cancel and keeps what was typed', async () => {
  const user = await openForm()
  fill(TYPED)
  await user.click(button('Cancel'))
  expect(form()).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Apply Now' })).toHaveFocus()
  await user.tab()
  expect(button('Apply Now')).toHaveFocus()
  await user.click(button('Apply Now'))
  for (const [label, text] of Object.entries(TYPED)) expect(field(label)).toHaveValue(text)
})

it('logs what is in its fields once, shows a notice, closes and is empty', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const user = await openForm()
  const values = {
    fullName: 'Ada Lovelace',
    email: 'ada@mail.example',
    phone: '+44 20 7946 0000',
    coverLetter: 'Dear all,\nI like engines.',
    resume: new File(['%PDF-'], 'cv.PDF'),
  }
  // As a program that fires no events.
  for (const [label, text] of Object.entries(TYPED)) field(label).value = text
  await user.upload(field('Resume'), values.resume)
  // Safari does not focus a pressed button, but what is around it.
  await user.click(screen.getByRole('main'))
  fireEvent.submit(screen.getByRole('form'))
  expect(log.mock.calls).toEqual([['Application submitted:', values]])
  expect(await screen.findByText('Application submitted successfully!')).toBeInTheDocument()
  expect(form()).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Apply Now' })).toHaveFocus()
  expect(screen.getByText('Application submitted')).toBeInTheDocument()
  await user.click(button('Apply Now'))
  for (const label of LABELS) expect(field(label)).toHaveValue('')
})

it('has the fields that the content names, and sends each of them', async () => {
  const fields = applicationFields
  setApplicationFields([
    ...fields.filter(({ kind }) => kind !== 'resume'),
    { name: 'lastName', label: 'Last Name', kind: 'name', isOptional: true },
    { name: 'profile', label: 'Profile', kind: 'url', isOptional: true },
    { name: 'start', label: 'Start', kind: 'date' },
    { name: 'found', label: 'Found by', kind: 'choice', options: ['A friend', 'A fair'] },
    { name: 'consent', label: 'I read the {privacy policy}.', kind: 'consent', link: 'https://x.example/p' },
    { name: 'news', label: 'Write to me', kind: 'consent', isOptional: true },
  ])
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  await openForm()
  expect(screen.queryByText('All fields are required.')).not.toBeInTheDocument()
  expect(field('Profile (optional)')).not.toBeRequired()
  expect(field('Profile (optional)')).toHaveAttribute('inputmode', 'url')
  fill({ ...TYPED, 'Profile (optional)': 'linkedin.com/in/ada', Start: '0026-01-15' })
  expect(field('Start').validity.rangeUnderflow).toBe(true)
  fill({ Start: '2026-01-15' })
  // The browser fills in the whole name where it is one field.
  expect(field('Full Name').autocomplete + field('Last Name (optional)').autocomplete).toBe('')
  const [choice, consent] = [field('Found by'), field('I read the privacy policy.')]
  expect(field('Write to me (optional)').closest('label')?.querySelector('a')).toBeNull()
  expect(choice).toHaveDisplayValue('Choose…')
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('target', '_blank')
  for (const each of [choice, consent]) {
    fireEvent.invalid(each)
    expect(each).toBeInvalid()
  }
  fireEvent.input(choice, { target: { value: 'A fair' } })
  fireEvent.click(consent)
  for (const each of [choice, consent]) expect(each).toHaveAttribute('aria-invalid', 'false')
  fireEvent.click(button('Cancel'))
  fireEvent.click(button('Apply Now'))
  expect(field('I read the privacy policy.')).toBeChecked()
  expect(form()?.checkValidity()).toBe(true)
  fireEvent.click(button('Submit Application'))
  const [, values] = log.mock.calls[0] ?? []
  expect(values).toMatchObject({ phone: TYPED.Phone, profile: 'linkedin.com/in/ada', start: '2026-01-15' })
  expect(values).toMatchObject({ found: 'A fair', consent: 'yes', news: '' })
  fireEvent.click(button('Apply Now'))
  expect(field('Profile (optional)')).toHaveValue('')
  expect(field('Found by')).toHaveValue('')
  expect(field('I read the privacy policy.')).not.toBeChecked()
  setApplicationFields(fields)
})
