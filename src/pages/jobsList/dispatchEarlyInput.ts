import { FACET_KEYS, FACETS } from '../../domain/facets'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { changedFields, fieldsIn, type Field } from '../../hydration/earlyInput'
import { findPart } from '../../hydration/listParts'
import type { AppStore } from '../../store/createAppStore'
import { cleared, pageChanged, searchChanged, selectQuery, valueToggled } from '../../store/jobsQuerySlice'
import { selectHoldsAllCards, selectShownIndices } from '../../store/jobsSelectors'

const facetOf = (name: string) => FACET_KEYS.find((key) => FACETS[key].name === name)

function actionOf(name: string, value: string) {
  const key = facetOf(name)
  if (key) return valueToggled(key, value)
  if (name === QUERY_PARAMETERS.search.name) return searchChanged(value)
  return name === QUERY_PARAMETERS.page.name ? pageChanged(Number(value)) : cleared()
}

/** Dispatches the action of a field of the list, unless the state agrees with it. */
function dispatchField(store: AppStore, field: Field): void {
  const query = selectQuery(store.getState())
  const { value, dataset } = field
  const name = dataset['field'] ?? ''
  const key = facetOf(name)
  const isChanged = key
    ? query[key].includes(value) !== ('checked' in field && field.checked)
    : name === QUERY_PARAMETERS.search.name && query.search !== value
  if (isChanged) store.dispatch(actionOf(name, value))
}

/** At each letter, React begins to hydrate the list again. The cards don't wait for it (hydration/README.md). */
function showCardsUntilHydrated(store: AppStore): void {
  const unsubscribe = store.subscribe(() => {
    if ('hydrated' in document.documentElement.dataset) return unsubscribe()
    const state = store.getState()
    if (!selectHoldsAllCards(state)) return
    const shown = selectShownIndices(state)
    for (const [index, card] of [...(findPart('cards')?.children ?? [])].entries())
      card.toggleAttribute('hidden', !shown.has(index))
  })
}

/** Dispatches what was done before the app, in its order. */
export function dispatchEarlyInput(store: AppStore): void {
  for (const [name, value] of window.earlyActs ?? []) store.dispatch(actionOf(name, value))
  // Without the early script, which may have failed.
  for (const field of changedFields(document)) dispatchField(store, field)
  showCardsUntilHydrated(store)
  // React reports no change that is made before it hydrates the field: by dictation, or an assistive technology.
  document.addEventListener('input', ({ target }) => {
    if ('hydrated' in document.documentElement.dataset) return
    for (const field of fieldsIn(document)) if (field === target) dispatchField(store, field)
  })
}
