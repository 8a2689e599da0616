import type { Store } from '@reduxjs/toolkit'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import { drawerClosed } from '../store/uiSlice'
import type { Address } from '../url/address'

/** Back goes back, and the open drawer goes with it: opening it added no entry. */
export function closeDrawerOnBack(
  store: Pick<Store<RootState>, 'getState' | 'dispatch'>,
  address: Address,
): void {
  address.listen(({ cause }) => {
    const state = store.getState()
    if (cause === 'pop' && hasEverySlice(state) && state.ui.drawerOpen) store.dispatch(drawerClosed())
  })
}
