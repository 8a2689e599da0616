import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { ignoreSecondTap } from './ignoreSecondTap'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string
  /** For a way out: the browser loads the page anew. */
  readonly reloadDocument?: boolean
}

/** react-router's own link without what it carries for its framework (5 kB of the first load): its hooks do the work. */
export function Link({ to, reloadDocument = false, onClick, children, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler(to)

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument) return
    follow(event)
    // Else the browser opens it elsewhere, and nothing changes here.
    if (event.defaultPrevented) ignoreSecondTap(event)
  }

  return (
    <a {...anchor} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}
