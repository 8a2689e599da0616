import type { AppStore } from './createAppStore'
import { hasEverySlice } from './rootReducer'
import { drawerClosed, selectIsDrawerOpen } from './uiSlice'

/** Dispatches nothing if the drawer is closed already. */
export function closeDrawer(store: AppStore): void {
  const state = store.getState()
  if (hasEverySlice(state) && selectIsDrawerOpen(state)) store.dispatch(drawerClosed())
}
