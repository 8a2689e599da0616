import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from '../store/rootReducer'
import { scrolledBackToTop, scrolledPastThreshold } from '../store/uiSlice'

/** Scrolled *more than* this is scrolled: 300 is not, 301 is. */
const SCROLL_THRESHOLD_PX = 300

/** Keeps `ui.scrolled` true to the page. Dispatches when the flag turns, not at every scroll event. */
export function useScrolledFlag(): void {
  const store = useStore<RootState>()

  useEffect(() => {
    const update = () => {
      const isScrolled = window.scrollY > SCROLL_THRESHOLD_PX
      if (isScrolled !== store.getState().ui.scrolled) {
        store.dispatch(isScrolled ? scrolledPastThreshold() : scrolledBackToTop())
      }
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      window.removeEventListener('scroll', update)
    }
  }, [store])
}
