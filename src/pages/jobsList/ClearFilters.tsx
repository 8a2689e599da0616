import Button from '@mui/material/Button'
import { isEmptyQuery } from '../../domain/jobsQuery'
import { listPart } from '../../hydration/listParts'
import { cleared } from '../../store/jobsQuerySlice'
import { selectQuery } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'

/** Visible while the query is not empty. It keeps its place, so that nothing moves. */
export function ClearFilters() {
  const hasQuery = useAppSelector((state) => !isEmptyQuery(selectQuery(state)))
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
