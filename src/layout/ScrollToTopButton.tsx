import { styled } from '@mui/material/styles'
import { ArrowUpIcon } from '../components/icons'
import { CORNER_BUTTON_PX, windowCorner } from '../components/windowCorner'
import { useAppSelector } from '../store/storeHooks'
import { useScrolledFlag } from './useScrolledFlag'

const RoundButton = styled('button')(({ theme }) => ({
  position: 'fixed',
  ...windowCorner,
  zIndex: theme.zIndex.fab,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: CORNER_BUTTON_PX,
  height: CORNER_BUTTON_PX,
  padding: 0,
  // Seen where colours are forced.
  border: '2px solid transparent',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  cursor: 'pointer',
}))

function scrollToTop(): void {
  // Asked anew each time, because it can change.
  const { matches: isMotionReduced } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' })
}

export function ScrollToTopButton() {
  useScrolledFlag()
  const isScrolled = useAppSelector((state) => state.ui.scrolled)
  if (!isScrolled) return null
  return (
    <RoundButton
      type="button"
      className="no-print"
      aria-label="Scroll to top"
      data-tip="Scroll to top"
      onClick={scrollToTop}
    >
      <ArrowUpIcon />
    </RoundButton>
  )
}
