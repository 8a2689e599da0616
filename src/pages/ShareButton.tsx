import Button, { type ButtonProps } from '@mui/material/Button'
import { shareText } from '#content/shareText'
import { ShareIcon } from '../components/icons'
import { useIsHydrated } from '../components/useIsHydrated'
import { useNotify } from '../notices/useNotify'
import { absoluteAddress } from '../url/paths'

/** The visitor closed the system's share sheet, or pressed again while it was open. */
const DISMISSED: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError'])

/** Opens the system's share sheet, or copies the address: Firefox on a desktop has none, nor a page without https. */
export async function shareAddress(url: string, notify: ReturnType<typeof useNotify>): Promise<void> {
  try {
    if ('share' in navigator) return await navigator.share({ url, title: document.title })
  } catch (error) {
    if (error instanceof Error && DISMISSED.has(error.name)) return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', text: shareText.copied })
  } catch {
    notify({ type: 'error', text: shareText.notCopied })
  }
}

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
