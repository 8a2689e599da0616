import type { Components, Theme } from '@mui/material/styles'
import { forcedSelection, TALL_WINDOW } from './mediaQueries'
import { TOUCH_TARGET_PX, touchTarget } from './touchTarget'
import { HEADER_CLEARANCE, inset } from './windowEdges'

const underlined = (offset: string) => ({
  // Safari does not know the thickness in `text-decoration`.
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: offset,
})

/** The header, links, pages of the list and the drawer. */
export const navigation: Components<Omit<Theme, 'components'>> = {
  MuiAppBar: {
    defaultProps: { position: 'static', color: 'transparent', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        zIndex: theme.zIndex.appBar,
        borderWidth: '0 0 1px',
        backgroundColor: theme.vars.palette.background.default,
        paddingTop: inset('top', '0px'),
        [TALL_WINDOW]: { position: 'sticky', top: 0, '& *': { scrollMarginTop: `-${HEADER_CLEARANCE}` } },
        // Underlines stay in forced colors.
        '& nav :is(:hover, [aria-current])': underlined('0.5em'),
        '& nav [aria-current]': { color: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiToolbar: { defaultProps: { disableGutters: true } },
  MuiContainer: {
    defaultProps: { maxWidth: 'xl', disableGutters: true },
    styleOverrides: {
      // 24 px at 1024 px, 64 px from 1344 px on.
      root: ({ theme }) => ({
        '--gutter': '16px',
        paddingLeft: inset('left', 'var(--gutter)'),
        paddingRight: inset('right', 'var(--gutter)'),
        [theme.breakpoints.up('sm')]: { '--gutter': '24px' },
        [theme.breakpoints.up('lg')]: { '--gutter': 'clamp(24px, 12.5vw - 104px, 64px)' },
      }),
    },
  },
  MuiLink: {
    defaultProps: { variant: 'button' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationColor: 'currentColor',
        textUnderlineOffset: '0.2em',
        variants: [
          {
            // A link outside of a sentence.
            props: { variant: 'button' },
            style: {
              display: 'inline-flex',
              alignItems: 'center',
              gap: theme.spacing(1),
              minHeight: TOUCH_TARGET_PX,
            },
          },
        ],
      }),
    },
  },
  MuiPagination: {
    // The text of the first and the last item is aligned with the edge of the list.
    defaultProps: { shape: 'rounded' },
    styleOverrides: {
      ul: ({ theme }) => ({
        marginInline: -9,
        [theme.breakpoints.down('sm')]: { marginInline: '-6px -10px' },
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchTarget,
        fontSize: 'inherit',
        // Five pages fit in a line of a phone.
        [theme.breakpoints.down('sm')]: { margin: 0 },
        // The ring shows the focus.
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        // Not `selected`: the early script does not set MUI's class.
        '&[aria-current]': {
          '&, &:hover': {
            backgroundColor: theme.vars.palette.primary.main,
            color: theme.vars.palette.primary.contrastText,
          },
          ...forcedSelection,
        },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI aligns it to the left.
        textAlign: 'start',
        '&[aria-current]': { color: theme.vars.palette.primary.main, ...underlined('0.25em') },
        // The link is as wide as the drawer, which clips what is outside.
        '&&:focus-visible': { outlineOffset: -3 },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        backgroundImage: 'none',
        paddingBlock: `${inset('top', '0px')} ${inset('bottom', '0px')}`,
      },
    },
  },
}
