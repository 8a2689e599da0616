import { actOfField } from '../../domain/jobsQuery'
import { changedFields, fieldsIn, type Field } from '../../hydration/fields'
import { findPart } from '../../hydration/listParts'
import { isAtStage } from '../../hydration/stage'
import type { AppStore } from '../../store/createAppStore'
import { searchChanged, selectQuery, valueToggled } from '../../store/jobsQuerySlice'
import { selectHoldsAllCards, selectShownIndices } from '../../store/jobsSelectors'

/** Dispatches the action of a field of the list, unless the state agrees with it. */
function dispatchField(store: AppStore, field: Field): void {
  const act = actOfField(selectQuery(store.getState()), field)
  if (act)
    store.dispatch('searched' in act ? searchChanged(act.searched) : valueToggled(act.toggled, act.name))
}

/** At each letter, React begins to hydrate the list again. The cards don't wait for it (hydration/README.md). */
function showCardsUntilHydrated(store: AppStore): void {
  const unsubscribe = store.subscribe(() => {
    if (isAtStage(/hydrated/)) return unsubscribe()
    const state = store.getState()
    if (!selectHoldsAllCards(state)) return
    const shown = selectShownIndices(state)
    for (const [index, card] of [...(findPart('cards')?.children ?? [])].entries())
      card.toggleAttribute('hidden', !shown.has(index))
  })
}

/** Dispatches what the early script has not shown, and what is done while the page hydrates. */
export function dispatchEarlyInput(store: AppStore): void {
  // The script may have failed.
  for (const field of changedFields(document)) dispatchField(store, field)
  showCardsUntilHydrated(store)
  // React reports no change that is made before it hydrates the field: by dictation, or an assistive technology.
  let before = store.getState()
  document.addEventListener('input', () => void (before = store.getState()), { capture: true })
  document.addEventListener('input', ({ target }) => {
    // After a change that it reports, React has given the field its hydrated value again.
    if (isAtStage(/hydrated/) || store.getState() !== before) return
    for (const field of fieldsIn(document)) if (field === target) dispatchField(store, field)
  })
}
