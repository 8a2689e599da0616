import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../forms/drafts'

/** Opens and closes the application form, and moves the focus. */
export function useApplyForm() {
  const { value: isOpen, onChange: setIsOpen } = useDraft('application').field('isOpen')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)

  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    // The form had the focus.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) bar.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return {
    isOpen,
    isSubmitted,
    bar,
    form,
    open: (): void => {
      // Synchronous, because iOS shows the keyboard only for a focus within the tap.
      flushSync(() => setIsOpen(true))
      form.current?.querySelector<HTMLElement>('input')?.focus()
    },
    cancel: (): void => setIsOpen(false),
    markSubmitted: (): void => setIsSubmitted(true),
  }
}
