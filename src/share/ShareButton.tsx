import { styled } from '@mui/material/styles'
import { IconButton } from '../components/IconButton'
import { ShareIcon } from '../components/icons'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { shareText } from '#content/shareText'
import { useNotify } from '../notices/useNotify'
import { absoluteAddress } from '../url/absoluteAddress'
import { shareAddress } from './shareAddress'

/** On a phone the icon says it; elsewhere the word stands beside it. */
const Button = styled(IconButton)(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: 0,
  color: theme.vars.palette.primary.main,
  // Its place is kept while it can do nothing yet.
  '&:disabled': { visibility: 'hidden' },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1),
    paddingInline: theme.spacing(1),
    fontFamily: 'inherit',
    fontSize: '1.0625rem',
    fontWeight: 600,
  },
}))

/** Shares the path that the state means when it is pressed; the browser's own address may lag. */
export function ShareButton({ path }: { readonly path: () => string }) {
  const notify = useNotify()
  return (
    <Button
      type="button"
      data-needs-script=""
      disabled={!useIsHydrated()}
      onClick={() => void shareAddress(absoluteAddress(path()), notify)}
    >
      <ShareIcon />
      {shareText.label}
    </Button>
  )
}
