import { ActionButton } from '../../components/ActionButton'
import { isEmptyQuery } from '../../domain/jobsQuery'
import { cleared } from '../../store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'

/** There while anything is asked for; a page alone counts. Its place is kept, so that nothing moves. */
export function ClearFilters({ onCleared }: { readonly onCleared: () => void }) {
  const hasQuery = useAppSelector((state) => !isEmptyQuery(selectQuery(state)))
  const dispatch = useAppDispatch()

  const handleClick = () => {
    // First: the button, and the focus with it, is gone after.
    onCleared()
    dispatch(cleared())
  }

  return (
    <ActionButton type="button" look="plain" hidden={!hasQuery} onClick={handleClick}>
      Clear filters
    </ActionButton>
  )
}
