import Box from '@mui/material/Box'
import type { MouseEvent } from 'react'
import { layoutText } from '#content/layoutText'
import { inset, sideInset } from '../theme/windowEdges'

export const MAIN_ID = 'main'

/** Moves the focus by script, so that `#main` does not get into an address that somebody bookmarks. */
function handleClick(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}

export function SkipLink() {
  return (
    <Box
      component="a"
      className="no-print"
      href={`#${MAIN_ID}`}
      onClick={handleClick}
      sx={{
        position: 'fixed',
        top: inset('top', '8px'),
        insetInlineStart: sideInset('8px'),
        zIndex: 'tooltip',
        p: '12px 16px',
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {layoutText.skipLink}
    </Box>
  )
}
