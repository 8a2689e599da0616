import { nanoid } from '@reduxjs/toolkit'
import { flushSync } from 'react-dom'
import { shallowEqual } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { joinTexts } from '../domain/fill'
import { useNotify, type Notice } from '../notices/useNotify'
import { absoluteAddress } from '../url/paths'
import { EMPTY_DRAFT, useDraft } from './drafts'
import { receiver } from './receiver'
import { sendForm, type FormFields } from './sendForm'

export interface SubmitOptions {
  /** The name of the draft. */
  readonly form: string
  readonly extraFields: FormFields
  /** Names the form in a notice that comes when it is no longer shown. */
  readonly subject?: string
  /** The email address that the text of a failure names. */
  readonly email: string
  readonly success: Notice
  /** Called with the values of a form when there is no receiver. */
  readonly onUnsent?: (values: FormFields) => void
}

/** Returns a function that submits a valid form. The answer may come when the visitor is on another page. */
export function useSubmit(options: SubmitOptions) {
  const { form, extraFields, subject, email, success, onUnsent } = options
  const { submission: last, source, change } = useDraft(form)
  const notify = useNotify()
  const { pathname } = useLocation()

  /** Null while the visitor is on another page. After a return, it is a new element. */
  const shownForm = () => document.forms.namedItem(form)

  function succeed(): void {
    flushSync(() => change({ ...EMPTY_DRAFT, isSubmitted: true }))
    // To the draft, which is empty now.
    shownForm()?.reset()
    // Out of the field, because a second Enter would submit the empty form. Safari focuses `main` at a press.
    if (document.activeElement?.matches('body, main, form *'))
      shownForm()?.querySelector('h2')?.focus({ preventScroll: true })
    notify(success)
  }

  async function send(values: FormFields): Promise<void> {
    const entered = Object.entries(values).filter(([, value]) => value !== '')
    const fields = { ...extraFields, ...Object.fromEntries(entered) }
    const isRepeat = last && shallowEqual(last.fields, fields)
    const submission = { fields, id: isRepeat ? last.id : nanoid() }
    change({ submission })
    // Not among the fields that are compared: an unchanged form sent from another page is a repeat, too.
    const page = absoluteAddress(pathname)
    const sent = { ...fields, page, ...(source && { source }), submissionId: submission.id }
    const failure = await sendForm(sent, email)
    if (!failure) return succeed()
    const title = joinTexts('titles', [shownForm() ? undefined : subject, failure.title])
    flushSync(() => change({ submission: { ...submission, failure } }))
    notify({ type: 'error', title, text: failure.text })
  }

  return (values: FormFields): void => {
    if (receiver !== '') return void send(values)
    onUnsent?.(values)
    succeed()
  }
}
