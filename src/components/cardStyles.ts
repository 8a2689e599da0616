import type { CSSObject, Theme } from '@mui/material/styles'

/** What a card looks like. MUI's own, a paper with elevations, would be a kilobyte of the first load. */
export function cardStyles({ theme }: { readonly theme: Theme }): CSSObject {
  return {
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
  }
}
