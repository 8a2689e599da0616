import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../forms/drafts'

/** Opens and closes the application form, and moves the focus. */
export function useApplyForm() {
  const { draft, change } = useDraft('application')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)

  return {
    isOpen: draft.isOpen,
    isSubmitted,
    bar,
    form,
    open: (): void => {
      // Synchronous, because iOS shows the keyboard only for a focus within the tap.
      flushSync(() => change({ isOpen: true }))
      form.current?.querySelector<HTMLElement>('input')?.focus()
    },
    close: (hasSubmitted: boolean): void => {
      flushSync(() => {
        change({ isOpen: false })
        if (hasSubmitted) setIsSubmitted(true)
      })
      bar.current?.focus()
    },
  }
}
