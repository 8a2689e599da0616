import Button from '@mui/material/Button'
import { isFiltered } from '../../domain/jobsQuery'
import { listPart } from '../../hydration/listParts'
import { cleared } from '../../store/jobsQuerySlice'
import { selectQuery } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'

/** Visible while something is filtered. ResultsHeader.tsx has its looks. */
export function ClearFilters() {
  const hasFilter = useAppSelector((state) => isFiltered(selectQuery(state)))
  const dispatch = useAppDispatch()

  function handleClick(): void {
    // Before the button disappears, and the focus with it.
    document.querySelector<HTMLElement>('input[type=search]')?.focus()
    dispatch(cleared())
  }

  return (
    <Button hidden={!hasFilter} {...listPart('clear')} data-needs-script="" onClick={handleClick}>
      Clear filters
    </Button>
  )
}
