import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { styled, useTheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { ignoreSecondTap } from '../components/ignoreSecondTap'
import { CloseIcon } from '../components/icons'
import { IconButton } from '../components/IconButton'
import { useAppDispatch, useAppSelector } from '../store/storeHooks'
import { drawerClosed } from '../store/uiSlice'
import { ThemeVariables } from '../theme/ThemeVariables'
import { NavBarLink } from './NavBarLink'
import { navLinks } from './navLinks'
import { ThemeModeSwitch } from './ThemeModeSwitch'

const DRAWER_WIDTH_PX = 240

const DrawerNav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(0, 1),
}))

export function NavDrawer() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector((state) => state.ui.drawerOpen)
  const { breakpoints } = useTheme()

  useEffect(() => {
    if (!isOpen) return
    const wideEnoughForTopBar = window.matchMedia(`(min-width: ${breakpoints.values.md}px)`)
    const closeWhenWide = ({ matches }: MediaQueryListEvent) => {
      if (matches) dispatch(drawerClosed())
    }
    wideEnoughForTopBar.addEventListener('change', closeWhenWide)
    return () => {
      wideEnoughForTopBar.removeEventListener('change', closeWhenWide)
    }
  }, [isOpen, breakpoints, dispatch])

  const close = () => dispatch(drawerClosed())

  return (
    <>
      <ThemeVariables readBy="drawer" />
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        disableRestoreFocus
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: DRAWER_WIDTH_PX } } }}
      >
        <IconButton
          type="button"
          aria-label="Close menu"
          data-tip="Close menu"
          onClick={(event) => {
            ignoreSecondTap(event)
            close()
          }}
          sx={{ alignSelf: 'flex-end', m: 1 }}
        >
          <CloseIcon />
        </IconButton>
        <DrawerNav aria-label="Main">
          {navLinks.map(({ to, label }) => (
            <NavBarLink key={to} to={to} onClick={close}>
              {label}
            </NavBarLink>
          ))}
        </DrawerNav>
        <Box sx={{ p: 2, mt: 'auto' }}>
          <ThemeModeSwitch inWords />
        </Box>
      </Drawer>
    </>
  )
}
