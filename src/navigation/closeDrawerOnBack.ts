import type { Address } from '../url/address'
import { closeDrawer, type DrawerStore } from './closeDrawer'

/** Back goes back, and the open drawer goes with it: opening it added no entry. */
export function closeDrawerOnBack(store: DrawerStore, address: Address): void {
  address.listen(({ cause }) => {
    if (cause === 'pop') closeDrawer(store)
  })
}
