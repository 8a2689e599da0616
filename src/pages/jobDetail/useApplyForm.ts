import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../forms/drafts'

/** Opens and closes the application form, and moves the focus. */
export function useApplyForm() {
  const { value: isOpen, onChange: setIsOpen } = useDraft('application').field('isOpen')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)

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
    close: (hasSubmitted: boolean): void => {
      flushSync(() => {
        setIsOpen(false)
        if (hasSubmitted) setIsSubmitted(true)
      })
      bar.current?.focus()
    },
  }
}
