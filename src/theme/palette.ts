import type { PaletteOptions } from '@mui/material/styles'

/*
 * Stone greys with a hint of green, and one strong colour, pine, for what can be acted on and for the mark.
 * Text has at least 7:1 on every ground, the strong colour and the signal colours 4.5:1 (WCAG 2.2 AA and better).
 * `grey.100` is the quiet tint for grounds, `grey.300` the stones of the artwork.
 */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0b5f48', dark: '#083d2f', contrastText: '#ffffff' },
  error: { main: '#a3201c' },
  warning: { main: '#7a4d00' },
  info: { main: '#1d5480' },
  success: { main: '#0b5f48' },
  background: { default: '#faf9f6', paper: '#ffffff' },
  text: { primary: '#1a201d', secondary: '#47504b' },
  divider: '#d9d6cc',
  grey: { 100: '#f0eee7', 300: '#cfcabd', 500: '#8f9089' },
}

export const darkPalette: PaletteOptions = {
  primary: { main: '#86d4b4', dark: '#0c2d24', contrastText: '#06251b' },
  error: { main: '#f2a09b' },
  warning: { main: '#e8bd72' },
  info: { main: '#9cc8ea' },
  success: { main: '#86d4b4' },
  background: { default: '#141816', paper: '#1b211e' },
  text: { primary: '#e9ece8', secondary: '#b7bfb9' },
  divider: '#39423d',
  grey: { 100: '#1e2521', 300: '#3a443e', 500: '#78827c' },
}
