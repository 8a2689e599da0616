import Button from '@mui/material/Button'
import { shareText } from '#content/shareText'
import { ShareIcon } from '../components/icons'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useNotify } from '../notices/useNotify'
import { absoluteAddress } from '../url/absoluteAddress'
import { shareAddress } from './shareAddress'

/**
 * Shares the path that the state has when the button is pressed, because the browser's address may lag. Rendered after
 * hydration.
 */
export function ShareButton({ path }: { readonly path: () => string }) {
  const notify = useNotify()
  if (!useIsHydrated()) return null
  return (
    <Button
      className="share"
      startIcon={<ShareIcon />}
      onClick={() => void shareAddress(absoluteAddress(path()), notify)}
    >
      {shareText.label}
    </Button>
  )
}
