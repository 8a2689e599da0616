import Box from '@mui/material/Box'
import { layoutText } from '#content/layoutText'
import { inset, sideInset } from '../theme/windowEdges'

export function SkipLink() {
  return (
    <Box
      component="a"
      className="no-print"
      href="#main"
      onClick={(event) => {
        // Moves the focus by script, so that `#main` does not get into an address that somebody bookmarks.
        event.preventDefault()
        document.getElementById('main')?.focus()
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
