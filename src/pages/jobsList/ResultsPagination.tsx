import Pagination, { type PaginationRenderItemParams } from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { pageChanged } from '../../store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { selectPaging, selectQuery } from '../../store/visibleJobsSelectors'
import { BASE_PATH } from '../../url/basePath'
import { jobsPath } from '../../url/paths'

/** Up to 11 pages each number has its link; from the 12th on, those far from the shown page are gathered. */
const SIBLING_PAGES = 3

const LABELS: Readonly<Record<string, string>> = { previous: 'Previous', next: 'Next' }

function labelOf(type: string, page: number | null): string {
  return LABELS[type] ?? `Page ${page}`
}

const Previous = () => <>{LABELS['previous']}</>
const Next = () => <>{LABELS['next']}</>
const WORDS = { previous: Previous, next: Next }

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  /** The number of the page that it leads to. */
  readonly to: number
}

/** Reads the search itself: a keystroke draws the pages' addresses anew and nothing else of them. */
function PageLink({ to, children, ...anchor }: PageLinkProps) {
  const href = useAppSelector((state) => `${BASE_PATH}${jobsPath({ ...selectQuery(state), page: to })}`)
  return (
    <a {...anchor} href={href}>
      {children}
    </a>
  )
}

function renderItem({ onClick, ...item }: PaginationRenderItemParams) {
  if (item.type !== 'page') return <PaginationItem {...item} onClick={onClick} slots={WORDS} />
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onClick?.(event)
  }
  return <PaginationItem {...item} component={PageLink} to={item.page ?? 1} onClick={handleClick} />
}

/** Numbers are real links, which open in a new tab with the right address; a plain click is one action. */
export function ResultsPagination({ onPageChange }: { readonly onPageChange: () => void }) {
  const pageCount = useAppSelector((state) => selectPaging(state).pageCount)
  const shownPage = useAppSelector((state) => selectPaging(state).shownPage)
  const dispatch = useAppDispatch()
  if (pageCount <= 1) return null

  return (
    <Pagination
      aria-label="Pages"
      data-waits
      data-needs-script
      count={pageCount}
      page={shownPage}
      siblingCount={SIBLING_PAGES}
      getItemAriaLabel={labelOf}
      renderItem={renderItem}
      onChange={(_, page) => {
        dispatch(pageChanged(page))
        onPageChange()
      }}
      sx={{ mt: 4 }}
    />
  )
}
