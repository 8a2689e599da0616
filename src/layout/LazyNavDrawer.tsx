import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../store/storeHooks'
import { drawerClosed } from '../store/uiSlice'
import type { NavDrawer } from './NavDrawer'

/** May be called ahead of time, when the menu's button shows that it may be pressed. */
export const loadNavDrawer = () => import('./NavDrawer')

/** The drawer, its script loaded at the first opening: most visits never open it. */
export function LazyNavDrawer() {
  const [Drawer, setDrawer] = useState<typeof NavDrawer>()
  const isOpen = useAppSelector((state) => state.ui.drawerOpen)
  const dispatch = useAppDispatch()

  useEffect(() => {
    if (!isOpen || Drawer) return
    loadNavDrawer().then(
      (loaded) => setDrawer(() => loaded.NavDrawer),
      // Nothing opens; the next press tries again.
      () => dispatch(drawerClosed()),
    )
  }, [isOpen, Drawer, dispatch])

  return Drawer ? <Drawer /> : null
}
