import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { ignoreSecondTap } from '../components/ignoreSecondTap'
import { MenuIcon } from '../components/icons'
import { IconButton } from '../components/IconButton'
import { PageWidth } from '../components/PageWidth'
import { TALL_WINDOW } from '../components/tallWindow'
import { Tip } from '../tooltips/Tip'
import { useAppDispatch, useAppSelector } from '../store/storeHooks'
import { drawerOpened } from '../store/uiSlice'
import { loadNavDrawer } from './LazyNavDrawer'
import { NavBarLink } from './NavBarLink'
import { navLinks } from './navLinks'
import { ThemeModeSwitch } from './ThemeModeSwitch'
import { Wordmark } from './Wordmark'

const TopBar = styled('header')(({ theme }) => ({
  [TALL_WINDOW]: { position: 'sticky', top: 0 },
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}))

export function Header() {
  const dispatch = useAppDispatch()
  const isDrawerOpen = useAppSelector((state) => state.ui.drawerOpen)
  return (
    <TopBar>
      <PageWidth
        sx={{
          display: 'flex',
          // With larger text the links may need a line of their own.
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          minHeight: 64,
          columnGap: 1,
          '& > a': { mr: 'auto' },
        }}
      >
        <Wordmark />
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 0.5 }}
        >
          {navLinks.map(({ to, label }) => (
            <NavBarLink key={to} to={to}>
              {label}
            </NavBarLink>
          ))}
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, ml: 1 }}>
          <ThemeModeSwitch />
        </Box>
        <Tip title="Toggle Menu">
          <IconButton
            aria-label="Toggle Menu"
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            type="button"
            data-needs-script=""
            onPointerEnter={() => void loadNavDrawer().catch(() => {})}
            onClick={(event) => {
              ignoreSecondTap(event)
              // Safari focuses no button that is clicked; the drawer gives the focus back to what has it now.
              event.currentTarget.focus({ preventScroll: true })
              dispatch(drawerOpened())
            }}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Tip>
      </PageWidth>
    </TopBar>
  )
}
