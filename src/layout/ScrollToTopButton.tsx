import { styled } from '@mui/material/styles'
import { ArrowUpIcon } from '../components/icons'
import { prefersReducedMotion } from '../components/prefersReducedMotion'
import { Tip } from '../tooltips/Tip'
import { useAppSelector } from '../store/storeHooks'
import { useScrolledFlag } from './useScrolledFlag'

/** A finger's width and some more. */
const SIZE_PX = 56

const RoundButton = styled('button')(({ theme }) => ({
  position: 'fixed',
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.fab,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: SIZE_PX,
  height: SIZE_PX,
  padding: 0,
  // Seen where colours are forced.
  border: '2px solid transparent',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  cursor: 'pointer',
}))

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

export function ScrollToTopButton() {
  useScrolledFlag()
  const isScrolled = useAppSelector((state) => state.ui.scrolled)
  if (!isScrolled) return null
  return (
    <Tip title="Scroll to top">
      <RoundButton type="button" className="no-print" aria-label="Scroll to top" onClick={scrollToTop}>
        <ArrowUpIcon />
      </RoundButton>
    </Tip>
  )
}
