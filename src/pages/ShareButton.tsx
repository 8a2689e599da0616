import Button, { type ButtonProps } from '@mui/material/Button'
import { shareText } from '#content/shareText'
import { ShareIcon } from '../components/icons'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useNotify } from '../notices/useNotify'
import { absoluteAddress } from '../url/paths'
import { shareAddress } from './shareAddress'

/** Asks for the path at the press, because the browser's address may lag. Rendered after hydration. */
export function ShareButton({ path, ...button }: Pick<ButtonProps, 'sx'> & { readonly path: () => string }) {
  const notify = useNotify()
  if (!useIsHydrated()) return null
  return (
    <Button
      {...button}
      startIcon={<ShareIcon />}
      onClick={() => void shareAddress(absoluteAddress(path()), notify)}
    >
      {shareText.label}
    </Button>
  )
}
