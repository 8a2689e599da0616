import Pagination, { type PaginationRenderItemParams } from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { pageChanged } from '../../store/jobsQuerySlice'
import { selectPaging } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { PageLink } from './PageLink'

const Previous = () => 'Previous'
const Next = () => 'Next'

function renderItem(item: PaginationRenderItemParams) {
  if (item.type !== 'page') return <PaginationItem {...item} slots={{ previous: Previous, next: Next }} />
  // MUI's class for the selected page can't be right before hydration. The theme styles `aria-current`.
  return <PaginationItem {...item} selected={false} component={PageLink} to={item.page ?? 1} />
}

/** Page numbers are links that open in a new tab, too. A plain click dispatches one action. */
export function ResultsPagination({ onPageChange }: { readonly onPageChange: () => void }) {
  const pageCount = useAppSelector((state) => selectPaging(state).pageCount)
  const shownPage = useAppSelector((state) => selectPaging(state).shownPage)
  const dispatch = useAppDispatch()
  if (pageCount <= 1) return null
  return (
    <Pagination
      aria-label="Pages"
      data-waits=""
      data-needs-script=""
      count={pageCount}
      page={shownPage}
      siblingCount={3}
      getItemAriaLabel={(type, page) =>
        type === 'page' ? `Page ${page}` : type === 'next' ? 'Next' : 'Previous'
      }
      renderItem={renderItem}
      onChange={(_, page) => {
        dispatch(pageChanged(page))
        onPageChange()
      }}
      sx={{ mt: 4 }}
    />
  )
}
