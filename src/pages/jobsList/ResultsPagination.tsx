import Pagination from '@mui/material/Pagination'
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem'
import { memo, useDeferredValue } from 'react'
import { countPages } from '../../domain/paging'
import { listPart } from '../../hydration/listParts'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { pageChanged } from '../../store/jobsQuerySlice'
import { selectJobs, selectPaging } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { PageLink } from './PageLink'
import { RESULTS_ID } from './ResultsHeader'

const LABELS = { previous: 'Previous', next: 'Next' }
const SLOTS = { previous: () => LABELS.previous, next: () => LABELS.next }

/** Rendered after the frame that shows a letter. */
export function ResultsPagination() {
  const pageCount = useAppSelector((state) => selectPaging(state).pageCount)
  const shownPage = useAppSelector((state) => selectPaging(state).shownPage)
  return <PageLinks pageCount={useDeferredValue(pageCount)} shownPage={useDeferredValue(shownPage)} />
}

/** Page numbers are links that open in a new tab, too. A plain click dispatches one action. */
const PageLinks = memo(function PageLinks({
  pageCount,
  shownPage,
}: Readonly<Record<'pageCount' | 'shownPage', number>>) {
  const jobCount = useAppSelector((state) => selectJobs(state).length)
  const isHydrated = useIsHydrated()
  // The early script can't create items, so hydration starts with those of the plain list.
  const items = isHydrated ? { count: pageCount, page: shownPage } : { count: countPages(jobCount), page: 1 }
  if (items.count <= 1) return null

  return (
    <Pagination
      aria-label="Pages"
      {...listPart('pages')}
      data-needs-script=""
      hidden={pageCount <= 1}
      {...items}
      siblingCount={3}
      renderItem={({ type, page }) => (
        <Item
          type={type}
          page={page}
          isCurrent={page === shownPage}
          hidden={type === 'page' && page !== null && page > pageCount}
          disabled={type === 'next' ? shownPage >= pageCount : shownPage === 1}
        />
      )}
      sx={{ mt: 4 }}
    />
  )
})

interface ItemProps extends Pick<PaginationItemProps, 'type' | 'hidden' | 'disabled'> {
  /** The page that the item leads to. Null for an ellipsis. */
  readonly page: number | null
  readonly isCurrent: boolean
}

/** Memoized: with 1,000 positions, a key would take 2 ms longer if it rendered all items. */
const Item = memo(function Item({ type, page, isCurrent, hidden, disabled }: ItemProps) {
  const dispatch = useAppDispatch()
  if (page === null) return <PaginationItem type={type} />

  const handleClick = () => {
    dispatch(pageChanged(page))
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
    // Not smooth: Safari and Firefox may stop midway when the page gets shorter.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  if (type === 'previous' || type === 'next')
    return (
      <PaginationItem
        type={type}
        {...listPart(type)}
        aria-label={LABELS[type]}
        disabled={disabled}
        // The early script does not keep the order of MUI's classes.
        suppressHydrationWarning
        slots={SLOTS}
        onClick={handleClick}
      />
    )
  return (
    <PaginationItem
      page={page}
      aria-label={`Page ${page}`}
      // Not `selected`: MUI's class can't be right before hydration. The theme styles `aria-current`.
      aria-current={isCurrent ? 'page' : undefined}
      hidden={hidden}
      component={PageLink}
      to={page}
      onClick={handleClick}
    />
  )
})
