import { isLocation } from '../../domain/locations'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { changedFields } from '../../hydration/earlyInput'
import type { AppStore } from '../../store/createAppStore'
import { locationToggled, searchChanged, selectQuery } from '../../store/jobsQuerySlice'

/** Dispatches the action of each changed field of the list, unless the state agrees with the field. */
export function dispatchEarlyInput(store: AppStore): void {
  for (const field of changedFields(document)) {
    const { search, locations } = selectQuery(store.getState())
    const { value, dataset } = field
    if (dataset['field'] === QUERY_PARAMETERS.search.name) {
      if (value !== search) store.dispatch(searchChanged(value))
    } else if (dataset['field'] === QUERY_PARAMETERS.locations.name && isLocation(value)) {
      const isTicked = 'checked' in field && field.checked
      if (isTicked !== locations.includes(value)) store.dispatch(locationToggled(value))
    }
  }
}
