import '@mui/material/styles'

declare module '@mui/material/styles' {
  /** The theme is made with CSS variables, so `theme.vars` is always there. */
  interface CssThemeVariables {
    enabled: true
  }
}
