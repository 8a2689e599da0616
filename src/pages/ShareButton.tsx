import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { shareText } from '#content/shareText'
import { ShareIcon } from '../components/icons'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useNotify } from '../notices/useNotify'
import { absoluteAddress } from '../url/paths'
import { shareAddress } from './shareAddress'

interface ShareButtonProps {
  readonly path: () => string
  readonly sx?: SxProps<Theme>
}

/** Asks for the path at the press, because the browser's address may lag. Rendered after hydration. */
export function ShareButton({ path, sx }: ShareButtonProps) {
  const notify = useNotify()
  if (!useIsHydrated()) return null
  return (
    <Button
      {...(sx && { sx })}
      startIcon={<ShareIcon />}
      onClick={() => void shareAddress(absoluteAddress(path()), notify)}
    >
      {shareText.label}
    </Button>
  )
}
