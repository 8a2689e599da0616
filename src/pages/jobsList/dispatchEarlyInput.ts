import { FACET_KEYS, FACETS } from '../../domain/facets'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { changedFields } from '../../hydration/earlyInput'
import type { AppStore } from '../../store/createAppStore'
import { searchChanged, selectQuery, valueToggled } from '../../store/jobsQuerySlice'

/** Dispatches the action of each changed field of the list, unless the state agrees with the field. */
export function dispatchEarlyInput(store: AppStore): void {
  for (const field of changedFields(document)) {
    const query = selectQuery(store.getState())
    const { value, dataset } = field
    const key = FACET_KEYS.find((each) => FACETS[each].name === dataset['field'])
    if (key !== undefined) {
      const isTicked = 'checked' in field && field.checked
      if (isTicked !== query[key].includes(value)) store.dispatch(valueToggled(key, value))
    } else if (dataset['field'] === QUERY_PARAMETERS.search.name && value !== query.search) {
      store.dispatch(searchChanged(value))
    }
  }
}
