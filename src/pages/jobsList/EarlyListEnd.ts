import { useLayoutEffect, useReducer } from 'react'
import { takeEarlyInput } from '../../hydration/earlyInput'
import { endEarlyList } from '../../hydration/endEarlyList'

/**
 * Stands last in the list, and takes over from the early list with the commit that hydrates it, before another event
 * can come. React has the build's state then, the page the store's; the update makes React draw the store's in the
 * same task. Else an act in between would be compared with the build's state, and where it asks for the same again,
 * what the early list shows would stay.
 */
export function EarlyListEnd(): null {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    endEarlyList(window)
    // The store has what was typed; a field that is drawn anew gets the focus back.
    document.querySelectorAll<HTMLInputElement>('main input').forEach(takeEarlyInput)
    update()
  }, [])
  return null
}
