import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { selectQuery } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { BASE_PATH } from '../../url/basePath'
import { jobsPath } from '../../url/paths'

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  /** The number of the page. */
  readonly to: number
}

/** Reads the query itself, so that a keystroke renders only the `href`. */
export function PageLink({ to, onClick, children, ...anchor }: PageLinkProps) {
  const href = useAppSelector((state) => `${BASE_PATH}${jobsPath({ ...selectQuery(state), page: to })}`)

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    const { metaKey, ctrlKey, shiftKey, altKey } = event
    // The browser opens the link elsewhere.
    if (metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    onClick?.(event)
  }

  return (
    <a {...anchor} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
