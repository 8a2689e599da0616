import '@mui/material/styles'

declare module '@mui/material/styles' {
  /** The theme uses CSS variables, so `theme.vars` is always defined. */
  interface CssThemeVariables {
    enabled: true
  }

  interface TypeBackground {
    /** A quiet background for sections and selected controls. */
    tint: string
    /** The background of the home page's last section, with white text. */
    deep: string
  }
}
