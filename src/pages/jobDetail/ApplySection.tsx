import Button from '@mui/material/Button'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { contactText } from '#content/contactText'
import type { Job } from '../../domain/job'
import { ApplicationForm } from './ApplicationForm'
import { useApplicationDraft } from './useApplicationDraft'

/** `Apply Now` or, in its place, the form. A press moves the focus to what replaces it. */
export function ApplySection({ job }: { readonly job: Job }) {
  const { draft, change } = useApplicationDraft()
  const section = useRef<HTMLDivElement>(null)

  function show(isOpen: boolean): void {
    // Synchronous, because iOS shows the keyboard only for a focus within the tap.
    flushSync(() => change({ isOpen }))
    section.current?.querySelector<HTMLElement>('input, button')?.focus()
  }

  return (
    <div ref={section}>
      {draft.isOpen ? (
        <ApplicationForm job={job} onClose={() => show(false)} />
      ) : (
        <>
          <Button variant="contained" size="large" data-needs-script="" onClick={() => show(true)}>
            Apply Now
          </Button>
          <noscript>{contactText.applyWithoutScript}</noscript>
        </>
      )}
    </div>
  )
}
