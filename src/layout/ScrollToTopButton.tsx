import Fab from '@mui/material/Fab'
import { useEffect, useState } from 'react'
import { focusPageTitle } from '../components/focusPageTitle'
import { ArrowUpIcon } from '../components/icons'
import { useAppSelector } from '../store/storeHooks'
import { selectIsScrolled } from '../store/uiSelectors'
import { windowCorner } from '../theme/windowCorner'
import { useScrolledFlag } from './useScrolledFlag'

function scrollToTop(): void {
  const { matches: isMotionReduced } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' })
  // The button disappears, and the focus with it.
  focusPageTitle(document)
}

function useIsFooterVisible(): boolean {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const footer = document.querySelector('footer')
    if (!footer) return
    const observer = new IntersectionObserver(([entry]) => setIsVisible(entry?.isIntersecting === true))
    observer.observe(footer)
    return () => observer.disconnect()
  }, [])
  return isVisible
}

/** Hidden over the footer, and while a field has the focus. */
export function ScrollToTopButton() {
  useScrolledFlag()
  const isScrolled = useAppSelector(selectIsScrolled)
  const isFooterVisible = useIsFooterVisible()
  if (!isScrolled || isFooterVisible) return null
  return (
    <Fab
      className="no-print"
      aria-label="Scroll to top"
      data-tip="Scroll to top"
      onClick={scrollToTop}
      sx={{
        position: 'fixed',
        ...windowCorner,
        'body:has(:is(input, textarea):focus) &': { display: 'none' },
      }}
    >
      <ArrowUpIcon />
    </Fab>
  )
}
