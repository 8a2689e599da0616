import Button, { type ButtonProps } from '@mui/material/Button'
import { shareText } from '#content/shareText'
import { ShareIcon } from '../components/icons'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useNotify } from '../notices/useNotify'
import { absoluteAddress } from '../url/paths'
import { shareAddress } from './shareAddress'

interface ShareButtonProps extends Pick<ButtonProps, 'sx'> {
  /** Asked for at the press, because the browser's address may lag. */
  readonly path: () => string
  readonly isSearch?: boolean
}

/** Invisible before hydration, so that nothing moves. */
export function ShareButton({ path, isSearch = false, ...button }: ShareButtonProps) {
  const notify = useNotify()
  const isHydrated = useIsHydrated()
  return (
    <Button
      {...button}
      style={isHydrated ? undefined : { visibility: 'hidden' }}
      startIcon={<ShareIcon />}
      onClick={() => void shareAddress(absoluteAddress(path()), notify)}
    >
      {isSearch && isHydrated ? shareText.searchLabel : shareText.label}
    </Button>
  )
}
