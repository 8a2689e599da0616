import { nanoid } from '@reduxjs/toolkit'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useNotify, type Notice } from '../notices/useNotify'
import { absoluteAddress } from '../url/paths'
import { isContent, useDraft, type Drafts } from './drafts'
import { receiver } from './receiver'
import { sendForm, type FormFields } from './sendForm'

export interface SubmitOptions {
  readonly form: keyof Drafts
  /** Sent with the form's own fields. */
  readonly extraFields?: FormFields
  /** For those whose form does not arrive. */
  readonly email: string
  readonly success: Notice
  readonly onSuccess?: () => void
  /** Takes a form that is sent nowhere. */
  readonly onUnsent?: (drafts: Drafts) => void
}

/** Returns a function that submits a valid form. It works wherever the visitor is when the answer comes. */
export function useSubmit({ form, extraFields, email, success, onSuccess, onUnsent }: SubmitOptions) {
  const { field, clear } = useDraft(form)
  const { value: last, onChange: setSubmission } = field('submission')
  const notify = useNotify()
  const { pathname } = useLocation()

  function finish(): void {
    flushSync(() => {
      clear()
      onSuccess?.()
    })
    notify(success)
  }

  async function send(drafts: Drafts): Promise<void> {
    const fields: Record<string, string | File> = { form, ...extraFields }
    for (const [name, value] of Object.entries(drafts[form])) if (isContent(value)) fields[name] = value
    const isRepeat = last && Object.entries(fields).every(([name, value]) => last.fields[name] === value)
    const submission = { fields, id: isRepeat ? last.id : nanoid() }
    setSubmission({ ...submission, state: 'sending' })
    // Not a field: an unchanged form that is sent from another address is a repeat, too.
    const page = absoluteAddress(pathname)
    const failure = await sendForm({ ...fields, page, submissionId: submission.id }, email)
    if (!failure) return finish()
    setSubmission({ ...submission, state: 'failed', failure })
    notify({ type: 'error', title: failure.title, text: failure.text })
  }

  return (drafts: Drafts): void => {
    if (receiver !== '') return void send(drafts)
    onUnsent?.(drafts)
    finish()
  }
}
