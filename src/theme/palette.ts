import type { PaletteOptions } from '@mui/material/styles'

/*
 * Text has a contrast of at least 7:1 on every background, the strong color and the signal colors 4.5:1.
 * `primary.dark` is the hovered button, `grey.300` the cairn's stones, `grey.500` the border of controls.
 */
export const lightPalette = {
  primary: { main: '#0b5f48', dark: '#0d7358', contrastText: '#ffffff' },
  error: { main: '#a3201c' },
  warning: { main: '#7a4d00' },
  info: { main: '#1d5480' },
  success: { main: '#0b5f48' },
  background: { default: '#faf9f6', paper: '#ffffff', tint: '#f0eee7', deep: '#083d2f' },
  text: { primary: '#1a201d', secondary: '#47504b' },
  divider: '#d9d6cc',
  grey: { 300: '#cfcabd', 500: '#8f9089' },
} satisfies PaletteOptions

export const darkPalette = {
  primary: { main: '#86d4b4', dark: '#9fe4c8', contrastText: '#06251b' },
  error: { main: '#f2a09b' },
  warning: { main: '#e8bd72' },
  info: { main: '#9cc8ea' },
  success: { main: '#86d4b4' },
  background: { default: '#141816', paper: '#1b211e', tint: '#1e2521', deep: '#0c2d24' },
  text: { primary: '#e9ece8', secondary: '#cbd2cd' },
  divider: '#39423d',
  grey: { 300: '#5c6861', 500: '#8b958f' },
} satisfies PaletteOptions

export const BACKGROUNDS = { light: lightPalette.background.default, dark: darkPalette.background.default }
