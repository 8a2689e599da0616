import type { AppStore } from './createAppStore'
import { hasEverySlice } from './rootReducer'
import { drawerClosed, selectIsDrawerOpen } from './uiSlice'

/** A closed drawer causes no action. */
export function closeDrawer(store: AppStore): void {
  const state = store.getState()
  if (hasEverySlice(state) && selectIsDrawerOpen(state)) store.dispatch(drawerClosed())
}
