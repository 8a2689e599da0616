import Box from '@mui/material/Box'
import { layoutText } from '#content/layoutText'
import { inset, sideInset } from '../theme/windowEdges'

export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <Box
      component="a"
      className="no-print"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves the focus by script, so that `#main` does not get into an address that somebody bookmarks.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
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
