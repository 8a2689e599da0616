import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import { componentDefaults } from './componentDefaults'
import { darkPalette, lightPalette } from './palette'
import { COLOR_SCHEME_ATTRIBUTE } from './themeMode'
import { typography } from './typography'

/**
 * Every page carries the theme's variables in its file, so those go that nothing here reads: elevations but none (0) and
 * the drawer's (16), fonts as one value, colours of MUI's components that the site does not use.
 */
const UNREAD_VARIABLES =
  /^(shadows (?!(0|16)$)|overlays|font|palette (AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell)\b)/

/** `md` is where the top bar's links stand and a medium screen begins. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || UNREAD_VARIABLES.test(keys.join(' ')),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: 8 },
  typography,
  components: componentDefaults,
})
