/**
 * jsdom holds a required file field for empty even with a file in it, and knows no DataTransfer: what takes
 * a file through the browser's own check, or puts one back, is in browser/forms.spec.ts.
 */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { catalog } from '#content/catalog'
import { ApplySection } from '../../src/pages/jobDetail/ApplySection'
import { FormPage } from '../forms/FormPage'

const TYPED = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@mail.example',
  Phone: '+44 20 7946 0000',
  'Cover Letter': 'Dear all,\nI like engines.',
}

function renderForm(): UserEvent {
  const [job] = catalog
  if (!job) throw new Error('The catalog is empty.')
  const user = userEvent.setup({ applyAccept: false })
  render(
    <FormPage>
      <ApplySection job={job} />
    </FormPage>,
  )
  return user
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

async function typeAll(user: UserEvent): Promise<void> {
  await user.type(field('Full Name'), TYPED['Full Name'])
  await user.type(field('Email'), TYPED.Email)
  await user.type(field('Phone'), TYPED.Phone)
  await user.type(field('Cover Letter'), TYPED['Cover Letter'])
}

function expectTyped(): void {
  for (const [label, text] of Object.entries(TYPED)) expect(field(label)).toHaveValue(text)
}

function form(): HTMLFormElement | null {
  return screen.queryByRole<HTMLFormElement>('form')
}

it('is hidden at first', () => {
  renderForm()
  expect(form()).not.toBeInTheDocument()
})

it('is shown by Apply Now, ready to be typed into', async () => {
  const user = renderForm()
  await user.click(button('Apply Now'))
  expect(form()).toBeInTheDocument()
  expect(field('Full Name')).toHaveFocus()
})

it('asks for five things and has the browser alone check them', async () => {
  const user = renderForm()
  await user.click(button('Apply Now'))
  expect(form()?.noValidate).toBe(false)
  for (const label of [...Object.keys(TYPED), 'Resume']) expect(field(label)).toBeRequired()
  expect(field('Email')).toHaveAttribute('type', 'email')
  expect(field('Phone')).toHaveAttribute('type', 'tel')
  expect(field('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  expect(field('Resume')).toHaveAccessibleDescription('PDF or Word: .pdf, .doc, .docx')
  expect(screen.getByText('All fields are required.')).toBeInTheDocument()
})

it('has no field that the browser could put into an address', async () => {
  const user = renderForm()
  await user.click(button('Apply Now'))
  expect(form()?.querySelectorAll('input, textarea')).toHaveLength(5)
  expect(form()?.querySelectorAll('[name]')).toHaveLength(0)
})

it('is hidden by Cancel, which gives the focus back, and shown again as it was', async () => {
  const user = renderForm()
  await user.click(button('Apply Now'))
  await typeAll(user)
  await user.click(button('Cancel'))
  expect(form()).not.toBeInTheDocument()
  expect(button('Apply Now')).toHaveFocus()
  await user.click(button('Apply Now'))
  expectTyped()
})

it('is open as it was after another page, without taking the focus', async () => {
  const user = renderForm()
  await user.click(button('Apply Now'))
  await typeAll(user)
  await user.click(button('Another page'))
  await user.click(button('Back'))
  expectTyped()
  expect(button('Another page')).toHaveFocus()
})

it('is still hidden after another page when it was cancelled', async () => {
  const user = renderForm()
  await user.click(button('Apply Now'))
  await user.click(button('Cancel'))
  await user.click(button('Another page'))
  await user.click(button('Back'))
  expect(form()).not.toBeInTheDocument()
})

it('logs an application once, says so, hides and is empty afterwards', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const user = renderForm()
  const resume = new File(['%PDF-'], 'cv.PDF')
  await user.click(button('Apply Now'))
  await typeAll(user)
  await user.upload(field('Resume'), resume)
  const sheet = form()
  if (sheet) fireEvent.submit(sheet)

  expect(log.mock.calls).toEqual([
    [
      'Application submitted:',
      {
        fullName: 'Ada Lovelace',
        email: 'ada@mail.example',
        phone: '+44 20 7946 0000',
        coverLetter: 'Dear all,\nI like engines.',
        resume,
      },
    ],
  ])
  expect(await screen.findByText('Application submitted successfully!')).toBeInTheDocument()
  expect(form()).not.toBeInTheDocument()
  expect(button('Apply Now')).toHaveFocus()
  await user.click(button('Apply Now'))
  for (const label of [...Object.keys(TYPED), 'Resume']) expect(field(label)).toHaveValue('')
})

it('refuses a file that is no resume and says why', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const user = renderForm()
  await user.click(button('Apply Now'))
  await user.upload(field('Resume'), new File([''], 'holiday.png'))
  expect(
    await screen.findByText('“holiday.png” was not added. A resume must be a .pdf, .doc or .docx file.'),
  ).toBeInTheDocument()
  expect(field('Resume')).toHaveValue('')
  const sheet = form()
  if (sheet) fireEvent.submit(sheet)
  expect(log).toHaveBeenCalledWith('Application submitted:', expect.objectContaining({ resume: null }))
})
