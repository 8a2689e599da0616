import { actOfField } from '../../domain/jobsQuery'
import { changedFields } from '../../hydration/fields'
import { findPart } from '../../hydration/listParts'
import { isAtStage } from '../../hydration/stage'
import type { AppStore } from '../../store/createAppStore'
import { searchChanged, selectQuery, valueToggled } from '../../store/jobsQuerySlice'
import { selectHoldsAllCards, selectShownIndices } from '../../store/jobsSelectors'
import { hasEverySlice } from '../../store/rootReducer'

/** At each letter, React begins to hydrate the list again. The cards don't wait for it (hydration/README.md). */
function showCardsUntilHydrated(store: AppStore): void {
  const unsubscribe = store.subscribe(() => {
    if (isAtStage(/hydrated/)) return unsubscribe()
    const state = store.getState()
    if (!hasEverySlice(state) || !selectHoldsAllCards(state)) return
    const shown = selectShownIndices(state)
    for (const [index, card] of [...(findPart('cards')?.children ?? [])].entries())
      card.toggleAttribute('hidden', !shown.has(index))
  })
}

/** Dispatches what is typed and ticked, unless the state agrees with it: the early script may have failed. */
export function dispatchEarlyInput(store: AppStore): void {
  for (const field of changedFields()) {
    const act = actOfField(selectQuery(store.getState()), field)
    if (act)
      store.dispatch('searched' in act ? searchChanged(act.searched) : valueToggled(act.toggled, act.name))
  }
  showCardsUntilHydrated(store)
}
