import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from '../store/rootReducer'
import { selectIsScrolled } from '../store/uiSelectors'
import { scrolledBackToTop, scrolledPastThreshold } from '../store/uiSlice'

/** The page counts as scrolled at more than this. */
const SCROLL_THRESHOLD_PX = 300

/** Keeps `ui.scrolled` up to date. Dispatches when the flag changes, not at every scroll event. */
export function useScrolledFlag(): void {
  const store = useStore<RootState>()
  const isScrolled = useScrollTrigger({ threshold: SCROLL_THRESHOLD_PX, disableHysteresis: true })

  useEffect(() => {
    if (isScrolled === selectIsScrolled(store.getState())) return
    store.dispatch(isScrolled ? scrolledPastThreshold() : scrolledBackToTop())
  }, [store, isScrolled])
}
