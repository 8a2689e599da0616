import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import { componentDefaults } from './componentDefaults'
import { darkPalette, lightPalette } from './palette'
import { COLOR_SCHEME_ATTRIBUTE } from './themeMode'
import { typography } from './typography'

/**
 * Every page has the theme's variables in its file, so those go that nothing here reads: 1.7 kB of the list's 16 and its
 * place in the first flight. A component that comes to read one finds nothing in `theme.vars`, in development too;
 * test/browser/themeVariables.spec.ts looks for styles that read one.
 */
const UNREAD_VARIABLES =
  /^(shadows (?!(0|16)$)|overlays|font|zIndex (mobileStepper|fab|speedDial)|opacity switch|palette (\w+ (light|dark|contrastText|background)Channel|secondary (light|dark)|Alert \w+(Filled|Standard)|grey (50|400|[6-9]00|A)|text icon|common background|AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell)\b)/

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
