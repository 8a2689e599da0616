import Pagination, { type PaginationRenderItemParams } from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { Link } from 'react-router-dom'
import { jobsListText } from '#content/jobsListText'
import { useIsHydrated } from '../../components/useIsHydrated'
import { pageLabel } from '../../domain/paging'
import { pressedControl } from '../../hydration/holdPresses'
import { listPart } from '../../hydration/listParts'
import { pageChanged, selectQuery } from '../../store/jobsQuerySlice'
import { selectResults } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'
import { RESULTS_ID } from './ResultsHeader'

const Previous = () => jobsListText.previous
const Next = () => jobsListText.next

/** Page numbers are links that open in a new tab, too. A plain click dispatches one action. */
export function ResultsPagination() {
  const query = useAppSelector(selectQuery)
  const { pageCount, shownPage } = useAppSelector(selectResults)
  const dispatch = useAppDispatch()
  // Hidden before hydration, for the early script. Rendering hidden items would slow down typing.
  if (useIsHydrated() && pageCount <= 1) return null

  function renderItem(item: PaginationRenderItemParams) {
    const { type, page } = item
    if (type === 'page' && page !== null)
      return (
        <PaginationItem
          {...item}
          // The early script does not set MUI's class for the selected page. The theme styles `aria-current`.
          selected={false}
          aria-label={pageLabel(page)}
          component={Link}
          to={jobsPath({ ...query, page })}
          onClick={(event) => {
            // With a key held down, the browser opens the link elsewhere.
            if (!pressedControl(event.nativeEvent)) return
            event.preventDefault()
            item.onClick(event)
          }}
          discover="none"
        />
      )
    if (type !== 'previous' && type !== 'next') return <PaginationItem {...item} />
    // The early script does not keep the order of MUI's classes.
    const button = { ...listPart(type), 'aria-label': undefined, suppressHydrationWarning: true }
    return <PaginationItem {...item} {...button} slots={{ previous: Previous, next: Next }} />
  }

  return (
    <Pagination
      aria-label={jobsListText.pages}
      {...listPart('pages')}
      hidden={pageCount <= 1}
      data-needs-script=""
      count={pageCount}
      page={shownPage}
      // As `pageItems` does (domain/paging.ts).
      siblingCount={3}
      renderItem={renderItem}
      onChange={(_, page) => {
        if (page !== query.page) dispatch(pageChanged(page))
        document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
        // Not smooth: Safari and Firefox may stop midway when the page gets shorter.
        window.scrollTo({ top: 0, behavior: 'instant' })
      }}
      sx={{ mt: 4 }}
    />
  )
}
