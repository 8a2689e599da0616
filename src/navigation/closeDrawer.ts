import type { Store } from '@reduxjs/toolkit'
import type { RootState } from '../store/rootReducer'
import { drawerClosed, selectIsDrawerOpen } from '../store/uiSlice'

/** Dispatches nothing where the drawer is closed. */
export function closeDrawer(store: Pick<Store<RootState>, 'getState' | 'dispatch'>): void {
  if (selectIsDrawerOpen(store.getState())) store.dispatch(drawerClosed())
}
