import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'

export const MAIN_ID = 'main'

const HiddenUntilFocused = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** Moves the focus itself, so that no `#main` gets into an address somebody bookmarks. */
function handleClick(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}

export function SkipLink() {
  return (
    <HiddenUntilFocused href={`#${MAIN_ID}`} onClick={handleClick}>
      Skip to content
    </HiddenUntilFocused>
  )
}
