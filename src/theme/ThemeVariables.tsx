import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReadBy } from './pageVariables'
import { styleSheetsFor } from './theme'

/** The theme's variables that a part of the site reads besides those of every page. Stands in that part. */
export function ThemeVariables({ readBy }: { readonly readBy: ReadBy }) {
  return <GlobalStyles styles={styleSheetsFor(readBy)} />
}
