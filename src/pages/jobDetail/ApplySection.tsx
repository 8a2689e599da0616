import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ActionButton } from '../../components/ActionButton'
import { ignoreSecondTap } from '../../components/ignoreSecondTap'
import { contactText } from '#content/contactText'
import type { Job } from '../../domain/job'
import { useApplicationDraft } from './useApplicationDraft'
import { ApplicationForm } from './ApplicationForm'

/** `Apply Now`, or the form in its place. The focus goes along, but only with a click: an arriving page has its own. */
export function ApplySection({ job }: { readonly job: Job }) {
  const { draft, change } = useApplicationDraft()
  const section = useRef<HTMLDivElement>(null)

  function show(isOpen: boolean): void {
    // At once: iOS brings up the keyboard only for a focus within the tap itself.
    flushSync(() => change({ isOpen }))
    section.current?.querySelector<HTMLElement>('input, button')?.focus()
  }

  return (
    <div ref={section}>
      {draft.isOpen ? (
        <ApplicationForm job={job} onClose={() => show(false)} />
      ) : (
        <>
          <ActionButton
            type="button"
            look="strong"
            size="large"
            data-needs-script=""
            onClick={(event) => {
              ignoreSecondTap(event)
              show(true)
            }}
          >
            Apply Now
          </ActionButton>
          <noscript>{contactText.applyWithoutScript}</noscript>
        </>
      )}
    </div>
  )
}
