import { styled } from '@mui/material/styles'
import { forcedSelection } from '../../components/forcedColors'
import { touchTarget } from '../../components/touchTarget'
import { pageCount as pagesOf } from '../../domain/paging'
import { pageChanged } from '../../store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { selectHoldsAllCards, selectJobs, selectPaging } from '../../store/visibleJobsSelectors'
import { PageLink } from './PageLink'
import { pageNumbers } from './pageNumbers'

const Pages = styled('nav')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& ul': { display: 'flex', flexWrap: 'wrap', rowGap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { marginInline: 3 },
  '& li[hidden]': { display: 'none' },
  '& :is(a, button, .gap)': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    ...touchTarget,
    paddingInline: 6,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
  '& :is(a, button:enabled)': {
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  },
  '& button:disabled': { opacity: 0.6 },
  '& a[aria-current]': {
    '&, &:hover': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    ...forcedSelection,
  },
}))

/** As many numbers as the cards in the page fill, those past the last page hidden. */
function usePageNumbers(): readonly number[] {
  const pagesInFile = useAppSelector((state) =>
    selectHoldsAllCards(state) ? pagesOf(selectJobs(state).length) : selectPaging(state).pageCount,
  )
  return pageNumbers(
    pagesInFile,
    useAppSelector((state) => selectPaging(state).shownPage),
  )
}

/** Numbers are real links, which open in a new tab with the right address; a plain click is one action. */
export function ResultsPagination({ onPageChange }: { readonly onPageChange: () => void }) {
  const pageCount = useAppSelector((state) => selectPaging(state).pageCount)
  const shownPage = useAppSelector((state) => selectPaging(state).shownPage)
  const numbers = usePageNumbers()
  const dispatch = useAppDispatch()
  if (numbers.length <= 1) return null

  const goTo = (page: number) => {
    dispatch(pageChanged(page))
    onPageChange()
  }

  return (
    <Pages aria-label="Pages" data-waits="" data-needs-script="" hidden={pageCount <= 1}>
      <ul>
        <li>
          <button type="button" disabled={shownPage === 1} onClick={() => goTo(shownPage - 1)}>
            Previous
          </button>
        </li>
        {numbers.map((page, place) =>
          page === 0 ? (
            // There are two at most, one on either side.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`gap-${place}`}>
              <span className="gap">…</span>
            </li>
          ) : (
            <li key={page} hidden={page > pageCount}>
              <PageLink page={page} isShown={page === shownPage} onFollow={goTo} />
            </li>
          ),
        )}
        <li>
          <button type="button" disabled={shownPage >= pageCount} onClick={() => goTo(shownPage + 1)}>
            Next
          </button>
        </li>
      </ul>
    </Pages>
  )
}
