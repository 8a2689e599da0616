import type { Components, Theme } from '@mui/material/styles'
import { CAN_HOVER, FORCED_COLORS, forcedSelection } from './mediaQueries'
import { TOUCH_TARGET_PX, touchPadding, touchTarget } from './touchTarget'
import { FIELD_FONT_SIZE } from './typography'

const NoIcon = () => null

const ring = (color: string) => `inset 0 0 0 1px ${color}`

/** Buttons, fields and boxes. */
export const inputs: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Safari's name. The files have no vendor prefixes (site/prerender/renderPage.tsx).
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: touchTarget,
      outlined: { borderColor: 'currentColor' },
      contained: { textAlign: 'center', [FORCED_COLORS]: { border: '2px solid' } },
      // The text is aligned with the edge of the page.
      text: { marginInline: -8, paddingInline: 8 },
      sizeLarge: { minHeight: 56, fontSize: 'inherit' },
      // As MUI's, whose sides are left and right.
      startIcon: { marginInline: '-4px 8px' },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({ ...touchTarget, padding: 0, borderRadius: theme.vars.shape.borderRadius }),
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { display: 'flex', minWidth: 3 * TOUCH_TARGET_PX } } },
  // Separate buttons. MUI joins them, by selectors of up to three classes.
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...touchTarget,
        color: 'inherit',
        // Quieter than the link of the current page.
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.background.tint,
          boxShadow: ring(vars.palette.grey[500]),
          ...forcedSelection,
        },
        '&&:focus-visible': { outlineOffset: -4 },
        // 32 px to the eye, 44 px to the finger.
        '&&&&': {
          margin: 0,
          padding: 0,
          border: `${touchPadding(32)} solid transparent`,
          borderRadius: 16,
          backgroundClip: 'padding-box',
          [FORCED_COLORS]: { borderColor: 'Canvas' },
        },
      }),
      // With words.
      sizeLarge: ({ theme: { vars, spacing, typography } }) => ({
        ...typography.body1,
        flex: '1 0 auto',
        '&:not(.Mui-selected)': { boxShadow: ring(vars.palette.divider) },
        '&&:focus-visible': { outlineOffset: 2 },
        '&&&&': { padding: spacing(0, 1), border: 0, borderRadius: vars.shape.borderRadius },
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: TOUCH_TARGET_PX,
        height: TOUCH_TARGET_PX,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: 'none',
        '&, &:hover': {
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: theme.typography.fontWeightBold,
        lineHeight: theme.typography.body2.lineHeight,
        '&, &.Mui-focused:not(.Mui-error)': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: theme.spacing(1),
        margin: 0,
        lineHeight: 1.25,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '& svg': { flexShrink: 0 },
      }),
    },
  },
  // The browser's own element, so that it is right before hydration. In forced colors, the browser draws it.
  MuiCheckbox: {
    defaultProps: { icon: <NoIcon />, checkedIcon: <NoIcon /> },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        '& input': {
          position: 'static',
          display: 'grid',
          width: '1.125rem',
          height: '1.125rem',
          border: `1px solid ${theme.vars.palette.grey[500]}`,
          borderRadius: 4,
          opacity: 1,
          appearance: 'none',
          '&:checked': {
            borderColor: theme.vars.palette.primary.main,
            backgroundColor: theme.vars.palette.primary.main,
          },
          '&:checked::before': {
            content: '""',
            margin: 2,
            backgroundColor: theme.vars.palette.primary.contrastText,
            clipPath: 'polygon(13% 45%, 2% 57%, 40% 92%, 98% 20%, 86% 10%, 39% 68%)',
          },
          [FORCED_COLORS]: { appearance: 'auto', '&::before': { display: 'none' } },
        },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Three boxes fit in a row of a window of 360 px.
        gap: 6,
        minHeight: 48,
        margin: 0,
        paddingInline: 7,
        border: `1px solid ${theme.vars.palette.grey[500]}`,
        borderRadius: theme.vars.shape.borderRadius,
        backgroundColor: theme.vars.palette.background.paper,
        [CAN_HOVER]: { '&:hover': { borderColor: theme.vars.palette.primary.main } },
        '&:has(:checked)': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.background.tint,
        },
        '&.Mui-error': { borderColor: theme.vars.palette.error.main },
        '&:has(:focus-visible)': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
          '& input': { outline: 'none' },
        },
        [theme.breakpoints.up('sm')]: { gap: theme.spacing(1), paddingInline: theme.spacing(1.5) },
      }),
    },
  },
  MuiNativeSelect: {
    // As MUI's, whose sides are left and right.
    styleOverrides: {
      select: { '&&&': { paddingInline: '16px 32px' } },
      icon: { right: 'auto', insetInlineEnd: 7 },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: FIELD_FONT_SIZE,
        '&&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          [FORCED_COLORS]: { borderWidth: 3 },
        },
        // The border says that the text was refused.
        '&&.Mui-error.Mui-focused': { outline: `3px solid ${theme.vars.palette.primary.main}` },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.grey[500] }),
      input: { height: 'max(48px, 1.5em)', boxSizing: 'border-box', padding: '0 16px' },
      multiline: { padding: 16, '& textarea': { height: 'auto', padding: 0, resize: 'vertical' } },
    },
  },
}
