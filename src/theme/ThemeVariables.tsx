import GlobalStyles from '@mui/material/GlobalStyles'
import { memo } from 'react'
import type { ReadBy } from './pageVariables'
import { styleSheetsFor } from './theme'

/**
 * The theme's variables that a part of the site reads besides those of every page. Stands in that part.
 * Memoised: what is around it renders often, and the sheets never change.
 */
export const ThemeVariables = memo(function ThemeVariables({ readBy }: { readonly readBy: ReadBy }) {
  return <GlobalStyles styles={styleSheetsFor(readBy)} />
})
