import { useTheme } from '@mui/material/styles'
import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { focusPageTitle } from '../components/focusPageTitle'
import { useLoaded } from '../components/useLoaded'
import { canLoadDocument } from '../offline/hostWatch'
import { useAppDispatch, useAppSelector } from '../store/storeHooks'
import { drawerClosed, selectIsDrawerOpen } from '../store/uiSlice'

export const loadNavDrawer = () => import('./NavDrawer')

/** Loads the drawer's script at the first opening, because most visits never open it. */
export function LazyNavDrawer() {
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const dispatch = useAppDispatch()
  const { breakpoints } = useTheme()
  const [drawerKey, replaceDrawer] = useReducer((count: number) => count + 1, 0)

  const drawer = useLoaded(loadNavDrawer, isOpen, () => {
    dispatch(drawerClosed())
    // A deploy has removed the script, and the new page names another.
    if (canLoadDocument()) window.location.reload()
  })

  useEffect(() => {
    if (!isOpen) return
    const wideWindow = window.matchMedia(`(min-width: ${breakpoints.values.md}px)`)
    // At once: a page in the back/forward cache ends no transition, and would come back behind its menu.
    const remove = () => {
      flushSync(() => {
        replaceDrawer()
        dispatch(drawerClosed())
      })
      // MUI returns the focus to the menu button, which a wide window hides.
      if (wideWindow.matches) focusPageTitle()
    }
    const controller = new AbortController()
    wideWindow.addEventListener('change', remove, { signal: controller.signal })
    window.addEventListener('pagehide', remove, { signal: controller.signal })
    return () => controller.abort()
  }, [isOpen, breakpoints, dispatch])

  return drawer ? <drawer.NavDrawer key={drawerKey} /> : null
}
