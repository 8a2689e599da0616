import { styled } from '@mui/material/styles'
import { ignoreSecondTap } from '../components/ignoreSecondTap'
import { MenuIcon } from '../components/icons'
import { IconButton } from '../components/IconButton'
import { PageWidth } from '../components/PageWidth'
import { TALL_WINDOW } from '../components/tallWindow'
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

/** The links and the switch where there is room for them, else the menu's button. */
const Bar = styled(PageWidth)(({ theme }) => ({
  display: 'flex',
  // With larger text the links may need a line of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: theme.spacing(1),
  minHeight: 64,
  '& > a': { marginRight: 'auto' },
  '& > :is(nav, div)': { display: 'none' },
  '& > nav': { flexWrap: 'wrap', gap: theme.spacing(0.5) },
  [theme.breakpoints.up('md')]: {
    '& > nav': { display: 'flex' },
    '& > div': { display: 'block', marginLeft: theme.spacing(1) },
    '& > button': { display: 'none' },
  },
}))

export function Header() {
  const dispatch = useAppDispatch()
  const isDrawerOpen = useAppSelector((state) => state.ui.drawerOpen)
  return (
    <TopBar>
      <Bar>
        <Wordmark />
        <nav aria-label="Main">
          {navLinks.map(({ to, label }) => (
            <NavBarLink key={to} to={to}>
              {label}
            </NavBarLink>
          ))}
        </nav>
        <div>
          <ThemeModeSwitch />
        </div>
        <IconButton
          aria-label="Toggle Menu"
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          type="button"
          data-tip="Toggle Menu"
          data-needs-script=""
          onPointerEnter={() => void loadNavDrawer().catch(() => {})}
          onClick={(event) => {
            ignoreSecondTap(event)
            // Safari focuses no button that is clicked; the drawer gives the focus back to what has it now.
            event.currentTarget.focus({ preventScroll: true })
            dispatch(drawerOpened())
          }}
        >
          <MenuIcon />
        </IconButton>
      </Bar>
    </TopBar>
  )
}
