import type { Store } from '@reduxjs/toolkit'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import { drawerClosed } from '../store/uiSlice'
import type { Address } from '../url/address'

type DrawerStore = Pick<Store<RootState>, 'getState' | 'dispatch'>

/** Closes the drawer where it is open; where it is not, there is no action to log. */
export function closeDrawer(store: DrawerStore): void {
  const state = store.getState()
  if (hasEverySlice(state) && state.ui.drawerOpen) store.dispatch(drawerClosed())
}

/** Back goes back, and the open drawer goes with it: opening it added no entry. */
export function closeDrawerOnBack(store: DrawerStore, address: Address): void {
  address.listen(({ cause }) => {
    if (cause === 'pop') closeDrawer(store)
  })
}
