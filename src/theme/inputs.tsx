import type { Components, Theme } from '@mui/material/styles'
import { TOUCH_TARGET_PX, touchTarget } from './touchTarget'

const NoIcon = () => null

/** Buttons, fields and boxes. */
export const inputs: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchTarget,
        paddingInline: theme.spacing(2.5),
        variants: [
          {
            // The text is aligned with the edge of the page.
            props: { variant: 'text' },
            style: { marginInline: -8, paddingInline: 8 },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 52, paddingInline: theme.spacing(3.5), fontSize: '1.125rem' },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchTarget,
        padding: 0,
        borderRadius: theme.vars.shape.borderRadius,
      }),
    },
  },
  MuiFab: {
    defaultProps: { size: 'small' },
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
  MuiFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:has(:user-invalid) > label': { color: theme.vars.palette.error.main } }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        '&, &.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  // The browser's own box: it is right before hydration, and in forced colors.
  MuiCheckbox: {
    defaultProps: { icon: <NoIcon />, checkedIcon: <NoIcon /> },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        '& input': {
          position: 'static',
          width: 18,
          height: 18,
          opacity: 1,
          accentColor: theme.vars.palette.primary.main,
        },
        // A dark box looks disabled on a dark background.
        ...theme.applyStyles('dark', { '& input:not(:checked)': { colorScheme: 'light' } }),
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(1.25),
        minHeight: TOUCH_TARGET_PX + 2,
        margin: 0,
        paddingInline: theme.spacing(1),
        border: `1px solid ${theme.vars.palette.grey[500]}`,
        borderRadius: theme.vars.shape.borderRadius,
        backgroundColor: theme.vars.palette.background.paper,
        '&:has(:checked)': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.background.tint,
        },
        '&:has(:focus-visible)': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        '& :focus-visible': { outline: 'none' },
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(1.5) },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        // Safari zooms into a focused field with less than 16 px.
        fontSize: 'max(16px, 1.0625rem)',
        '&:not(.Mui-focused):not(:hover) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.grey[500],
        },
        '&&:has(:user-invalid) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
        },
      }),
      input: { height: 48, boxSizing: 'border-box', paddingBlock: 0, '&::placeholder': { opacity: 0.75 } },
      multiline: { '& textarea': { height: 'auto' } },
    },
  },
}
