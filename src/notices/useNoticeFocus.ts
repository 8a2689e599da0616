import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { closeDrawer } from '../store/closeDrawer'
import { useAppStore } from '../store/storeHooks'

const isInNotice = (element: Element | null) => Boolean(element?.closest('.notice'))

function focusNewest(): boolean {
  const newest = [...document.querySelectorAll<HTMLElement>('.notice:not([inert])')].at(-1)
  // The page must not scroll to a notice that still slides in.
  newest?.focus({ preventScroll: true })
  return newest !== undefined
}

export function useNoticeFocus() {
  const store = useAppStore()
  const origin = useRef<HTMLElement>(null)

  useEffect(() => {
    function handleHotkey(event: globalThis.KeyboardEvent): void {
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
      // By `code`, its place, if the key types no Latin letter: Alt+T types "†" on a Mac.
      const isT = /^[a-z]$/i.test(key) ? /t/i.test(key) : code === 'KeyT'
      // Windows reports AltGr as Ctrl+Alt.
      if (!isT || !altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      // The drawer traps the focus.
      flushSync(() => closeDrawer(store))
      // `onFocus` sets it, unless nothing has the focus.
      if (!isInNotice(document.activeElement)) origin.current = null
      focusNewest()
    }
    document.addEventListener('keydown', handleHotkey)
    return () => document.removeEventListener('keydown', handleHotkey)
  }, [store])

  function returnFocus(): void {
    origin.current?.focus()
    // The origin may be removed, hidden or disabled by now.
    if (isInNotice(document.activeElement)) document.querySelector('main')?.focus()
  }

  return {
    focusHandlers: {
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof HTMLElement && !isInNotice(relatedTarget)) origin.current = relatedTarget
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') returnFocus()
      },
    },

    /** Moves focus out of a card before it slides out and is removed. */
    leaveCard: (cardId: string) => {
      const card = document.getElementById(cardId)
      const hasFocus = card?.contains(document.activeElement)
      card?.setAttribute('inert', '')
      if (hasFocus && !focusNewest()) returnFocus()
    },
  }
}
