import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme'
import { inputs } from './inputs'
import { navigation } from './navigation'
import { darkPalette, lightPalette } from './palette'
import { surfaces } from './surfaces'
import { typography } from './typography'

/** CSS variables that the site does not use: those of other components, variants and shades. */
const UNREAD =
  /^(?:font|overlays|palette,(?:Avatar|Chip|FilledInput|Skeleton|Slider|Snackbar|SpeedDial|Step|Switch|TableCell|Alert,\w+(?:Filled|Standard)|\w+,(?:light|dark|contrastText)Channel))/

/** Contains every style that repeats. `sx` is for layout and single places. From `md` up, the header has the links. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
    shouldSkipGeneratingVar: (keys) => UNREAD.test(String(keys)) || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1360 } },
  // 0.5, 1, 1.5, 2, 3, 4, 6, 8 and 12. Plain px values keep the CSS short.
  spacing: (factor: number) => `${factor * 8}px`,
  shape: { borderRadius: 8 },
  mixins: { toolbar: { minHeight: 64 } },
  // Buttons change at once, as cards do.
  transitions: { duration: { short: 0, shortest: 0 } },
  typography,
  components: { ...inputs, ...navigation, ...surfaces },
})
