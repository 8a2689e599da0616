import Box from '@mui/material/Box'
import Fab from '@mui/material/Fab'
import { useEffect, useState } from 'react'
import { layoutText } from '#content/layoutText'
import { focusPageTitle } from '../components/focusPageTitle'
import { ArrowUpIcon } from '../components/icons'
import { Tip } from '../components/Tip'
import { useAppSelector, useAppStore } from '../store/storeHooks'
import { scrolledBackToTop, scrolledPastThreshold, selectIsScrolled } from '../store/uiSlice'
import { FILLING_IN, windowCorner } from '../theme/windowEdges'

const SCROLL_THRESHOLD_PX = 300

function scrollToTop(): void {
  const { matches: isMotionReduced } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' })
  // The button disappears, and the focus with it.
  focusPageTitle()
}

/** Keeps `ui.scrolled` up to date. */
export function ScrollToTopButton() {
  const store = useAppStore()
  const isScrolled = useAppSelector(selectIsScrolled)
  const [hasFocus, setHasFocus] = useState(false)

  useEffect(() => {
    // MUI's useScrollTrigger has its own state. While DevTools shows an older state, the flag does not change.
    let wasPast: boolean | undefined
    const update = () => {
      const isPast = window.scrollY > SCROLL_THRESHOLD_PX
      if (isPast !== wasPast && isPast !== selectIsScrolled(store.getState()))
        store.dispatch(isPast ? scrolledPastThreshold() : scrolledBackToTop())
      wasPast = isPast
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [store])

  // Removing the button while it has the focus would lose the focus.
  if (!hasFocus && !isScrolled) return null
  return (
    <Box
      // MUI's class keeps its place while the menu hides the scrollbar (notices/noticeStyles.ts).
      className="mui-fixed no-print"
      sx={{ position: 'fixed', ...windowCorner, zIndex: 'fab', [FILLING_IN]: { display: 'none' } }}
    >
      <Tip title={layoutText.scrollToTop}>
        <Fab onClick={scrollToTop} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
          <ArrowUpIcon />
        </Fab>
      </Tip>
    </Box>
  )
}
