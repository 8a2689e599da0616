import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState } from 'react'
import { withTimeout } from '../components/withTimeout'
import { useAppDispatch, useAppSelector } from '../store/storeHooks'
import { drawerClosed } from '../store/uiSlice'
import { SHOW_TOP_BAR_LINKS } from '../theme/topBarLinks'
import type { NavDrawer } from './NavDrawer'
import { useFocusReturn } from './useFocusReturn'

/** May be called ahead of time, when the menu's button shows that it may be pressed. */
export const loadNavDrawer = () => import('./NavDrawer')

/** The top bar's links, which a narrow window has in the drawer, in a line of their own. */
const topBarStyles = `${SHOW_TOP_BAR_LINKS}header nav{order:1;width:100%}`

/** The drawer, its script loaded at the first opening: most visits never open it. Without it the top bar stands in. */
export function LazyNavDrawer() {
  const [Drawer, setDrawer] = useState<typeof NavDrawer>()
  const [isMissing, setIsMissing] = useState(false)
  const isOpen = useAppSelector((state) => state.ui.drawerOpen)
  const dispatch = useAppDispatch()
  // Here, not in the drawer: while its script is on the way, a page that arrives may take the focus.
  useFocusReturn(isOpen)

  useEffect(() => {
    if (!isOpen || Drawer) return
    withTimeout(loadNavDrawer()).then(
      (loaded) => setDrawer(() => loaded.NavDrawer),
      // The next press tries again.
      () => {
        setIsMissing(true)
        dispatch(drawerClosed())
      },
    )
  }, [isOpen, Drawer, dispatch])

  if (Drawer) return <Drawer />
  return isMissing ? <GlobalStyles styles={topBarStyles} /> : null
}
