import Button from '@mui/material/Button'
import { isSameQuery } from '../../domain/jobsQuery'
import { EMPTY_QUERY } from '../../domain/queryParameters'
import { listPart } from '../../hydration/listParts'
import { cleared } from '../../store/jobsQuerySlice'
import { selectQuery } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'

/** Visible while the query is not empty. It keeps its place, so that nothing moves. */
export function ClearFilters() {
  const hasQuery = useAppSelector((state) => !isSameQuery(selectQuery(state), EMPTY_QUERY))
  const dispatch = useAppDispatch()

  function handleClick(): void {
    // Before the button disappears, and the focus with it.
    document.querySelector<HTMLElement>('input[type=search]')?.focus()
    dispatch(cleared())
  }

  return (
    <Button hidden={!hasQuery} {...listPart('clear')} data-needs-script="" onClick={handleClick}>
      Clear filters
    </Button>
  )
}
