import { createTheme } from '@mui/material/styles'
import { componentDefaults } from './componentDefaults'
import { withReadVariables, type ReadBy } from './pageVariables'
import { darkPalette, lightPalette } from './palette'
import { COLOR_SCHEME_ATTRIBUTE } from './themeMode'
import { typography } from './typography'

/** `md` is where the top bar's links stand and a medium screen begins. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } },
  // Lengths, not `calc()` of a variable that nothing sets anew: a hundred bytes of every page.
  spacing: (factor: number) => `${factor * 8}px`,
  shape: { borderRadius: 8 },
  typography,
  components: componentDefaults,
})

const allStyleSheets = theme.generateStyleSheets
theme.generateStyleSheets = () => allStyleSheets().map((sheet) => withReadVariables('pages', sheet))

/** The style sheets of what only some parts of the site read. */
export const styleSheetsFor = (part: ReadBy) =>
  allStyleSheets().map((sheet) => withReadVariables(part, sheet))
