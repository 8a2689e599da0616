import type { MouseEvent } from 'react'
import { useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'
import { BASE_PATH } from '../../url/basePath'
import { jobsPath } from '../../url/paths'

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

interface PageLinkProps {
  readonly page: number
  readonly isShown: boolean
  readonly onFollow: (page: number) => void
}

/** Reads the search itself: a keystroke draws the pages' addresses anew and nothing else of them. */
export function PageLink({ page, isShown, onFollow }: PageLinkProps) {
  const href = useAppSelector((state) => `${BASE_PATH}${jobsPath({ ...selectQuery(state), page })}`)
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onFollow(page)
  }
  return (
    <a
      href={href}
      aria-label={`Page ${page}`}
      aria-current={isShown ? 'page' : undefined}
      onClick={handleClick}
    >
      {page}
    </a>
  )
}
