import Link from '@mui/material/Link'
import { layoutText } from '#content/layoutText'
import { inset, sideInset } from '../theme/windowEdges'

export function SkipLink() {
  return (
    <Link
      className="no-print"
      underline="none"
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
        px: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {layoutText.skipLink}
    </Link>
  )
}
