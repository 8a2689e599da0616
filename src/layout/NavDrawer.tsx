import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { NavLink } from 'react-router-dom'
import { language } from '#content/language'
import { layoutText } from '#content/layoutText'
import { focusPageTitle } from '../components/focusPageTitle'
import { CloseIcon } from '../components/icons'
import { Tip } from '../components/Tip'
import { useAppDispatch, useAppSelector } from '../store/storeHooks'
import { drawerClosed, selectIsDrawerOpen } from '../store/uiSlice'
import { theme } from '../theme/theme'
import { inset } from '../theme/windowEdges'
import { navLinks } from './navLinks'
import { ThemeModeSwitch } from './ThemeModeSwitch'

const DRAWER_WIDTH_PX = 240
const EDGE = language.direction === 'ltr' ? 'right' : 'left'

/** The menu of a narrow window. Following a link closes it (navigation/pageNavigation.ts). */
export function NavDrawer() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const [drawerKey, replaceDrawer] = useReducer((count: number) => count + 1, 0)
  const close = () => dispatch(drawerClosed())

  // MUI hides everything beside the menu from screen readers. Notices are announced all the same.
  useEffect(() => {
    if (isOpen) document.querySelector('.notices')?.removeAttribute('aria-hidden')
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const wideWindow = window.matchMedia(`(min-width: ${theme.breakpoints.values.md}px)`)
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
  }, [isOpen, dispatch])

  return (
    <Drawer
      key={drawerKey}
      anchor={EDGE}
      // Beside the notices, so that MUI does not hide what holds both.
      disablePortal
      open={isOpen}
      onClose={close}
      slotProps={{
        // Its script may come with the press that opens it.
        transition: { appear: true },
        paper: {
          'aria-label': layoutText.menu,
          sx: {
            width: `calc(${DRAWER_WIDTH_PX}px + ${inset(EDGE, '0px')})`,
            paddingInlineEnd: inset(EDGE, '0px'),
          },
        },
      }}
    >
      <Tip title={layoutText.closeMenu}>
        <IconButton onClick={close} sx={{ alignSelf: 'flex-end', m: 1 }}>
          <CloseIcon />
        </IconButton>
      </Tip>
      <nav aria-label={layoutText.navigation}>
        <List disablePadding>
          {navLinks.map(({ to, label }) => (
            <ListItem key={to} disablePadding divider>
              <ListItemButton component={NavLink} to={to} sx={{ minHeight: 56, typography: 'h4' }}>
                {label}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <Box sx={{ p: 2, mt: 'auto' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {layoutText.theme}
        </Typography>
        <ThemeModeSwitch inWords />
      </Box>
    </Drawer>
  )
}
