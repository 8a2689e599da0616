import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { THEME_MODE_KEY } from './colorScheme'
import { BACKGROUNDS } from './palette'
import { theme } from './theme'
import { themeModeStorage } from './themeModeStorage'

export function SiteTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      modeStorageKey={THEME_MODE_KEY}
      storageManager={themeModeStorage}
      // The pages have the sheet of variables.
      disableStyleSheetGeneration={IS_BUILT_PAGE}
      // The mode is known at the first render. Without this, MUI renders the whole page twice.
      noSsr
    >
      <BrowserBar />
      {children}
    </ThemeProvider>
  )
}

/** Gives the browser's bar the background of the color scheme, as the head does before the first paint. */
function BrowserBar() {
  const { colorScheme = 'light' } = useColorScheme()
  useEffect(() => {
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', BACKGROUNDS[colorScheme])
  }, [colorScheme])
  return null
}
