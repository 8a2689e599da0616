import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { areSheetsInFile } from './sheetsInFile'
import { theme } from './theme'
import { THEME_MODE_KEY } from './themeMode'
import { themeModeStorage } from './themeModeStorage'

export function SiteTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={THEME_MODE_KEY}
      storageManager={themeModeStorage}
      disableTransitionOnChange
      disableStyleSheetGeneration={areSheetsInFile}
      // Known from the first render on: learning it later would draw the whole page again.
      noSsr
    >
      {children}
    </ThemeProvider>
  )
}
