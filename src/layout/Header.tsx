import AppBar from '@mui/material/AppBar'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Toolbar from '@mui/material/Toolbar'
import { createElement } from 'react'
import { NavLink, Link as RouterLink } from 'react-router-dom'
import { company } from '#content/company'
import { layoutText } from '#content/layoutText'
import { CairnMark } from '../components/CairnMark'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { MenuIcon } from '../components/icons'
import { laterPart, loadLaterParts } from '../components/laterParts'
import { Tip } from '../components/Tip'
import { useAppSelector, useAppStore } from '../store/storeHooks'
import { drawerClosed, drawerOpened, selectIsDrawerOpen } from '../store/uiSlice'
import { touchPadding } from '../theme/touchTarget'
import { HOME_PATH } from '../url/paths'
import { navLinks } from './navLinks'
import { ThemeModeSwitch } from './ThemeModeSwitch'

const PROGRESS_DELAY_MS = 400

const navDrawer = laterPart(async () => (await import('./NavDrawer')).NavDrawer)

/** If the menu's script is not loaded, its button shows the links and the theme switch in the header. */
export function Header({ isPagePending }: { readonly isPagePending: boolean }) {
  const store = useAppStore()
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen)
  const NavDrawer = navDrawer()
  const isInHeader = isDrawerOpen && !NavDrawer

  async function toggleMenu(button: HTMLElement) {
    // Safari does not focus a clicked button, and the drawer returns the focus to what has it now.
    button.focus({ preventScroll: true })
    if (!navDrawer()) await loadLaterParts()
    store.dispatch(selectIsDrawerOpen(store.getState()) ? drawerClosed() : drawerOpened())
  }

  return (
    <>
      <AppBar>
        <Container>
          {/* One line up to a text size of 200 %. The links of a phone without script may wrap. */}
          <Toolbar
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'end',
              gap: '4px min(24px, 2.4vw)',
              '& > :is(nav, [role=group])': {
                display: { xs: isInHeader ? 'flex' : 'none', md: 'flex' },
                order: { xs: 1, md: 0 },
              },
              '& > button': { display: { md: 'none' } },
            }}
          >
            <Link
              component={RouterLink}
              to={HOME_PATH}
              underline="none"
              color="textPrimary"
              sx={{
                marginInlineEnd: 'auto',
                typography: 'h3',
                fontSize: { md: 'min(1.25rem, 4.1vw)' },
                letterSpacing: '-0.03em',
                // The drawing has a margin, and its lowest stone starts at the edge of the page.
                '& svg': { marginInlineStart: '-0.13em', color: 'primary.main' },
              }}
            >
              <CairnMark size="1.4em" />
              {company.name}
            </Link>
            <Stack
              component="nav"
              aria-label={layoutText.navigation}
              direction="row"
              sx={{
                flexWrap: 'wrap',
                justifyContent: 'end',
                columnGap: 'inherit',
                '& a': { fontSize: { md: 'min(1.125rem, 3.7vw)' } },
              }}
            >
              {navLinks.map(({ to, label }) => (
                <Link key={to} component={NavLink} to={to} color="textPrimary" underline="none">
                  {label}
                </Link>
              ))}
            </Stack>
            <ThemeModeSwitch />
            <Tip title={layoutText.openMenu}>
              <IconButton
                aria-haspopup={isInHeader ? undefined : 'dialog'}
                aria-expanded={isDrawerOpen}
                data-needs-script=""
                onClick={({ currentTarget }) => void toggleMenu(currentTarget)}
                // The icon ends at the edge of the page.
                sx={{ marginInlineEnd: `-${touchPadding(24)}` }}
              >
                <MenuIcon />
              </IconButton>
            </Tip>
          </Toolbar>
        </Container>
        {isPagePending && (
          <LinearProgress
            aria-label={layoutText.loading}
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              animation: `appear 0s ${PROGRESS_DELAY_MS}ms both`,
            }}
          />
        )}
      </AppBar>
      <ErrorBoundary>{NavDrawer && createElement(NavDrawer)}</ErrorBoundary>
    </>
  )
}
