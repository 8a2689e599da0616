import Fab from '@mui/material/Fab'
import { ArrowUpIcon } from '../components/icons'
import { useAppSelector } from '../store/storeHooks'
import { selectIsScrolled } from '../store/uiSelectors'
import { windowCorner } from '../theme/windowCorner'
import { useScrolledFlag } from './useScrolledFlag'

function scrollToTop(): void {
  const { matches: isMotionReduced } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' })
}

export function ScrollToTopButton() {
  useScrolledFlag()
  const isScrolled = useAppSelector(selectIsScrolled)
  if (!isScrolled) return null
  return (
    <Fab
      className="no-print"
      aria-label="Scroll to top"
      data-tip="Scroll to top"
      onClick={scrollToTop}
      sx={{ position: 'fixed', ...windowCorner }}
    >
      <ArrowUpIcon />
    </Fab>
  )
}
