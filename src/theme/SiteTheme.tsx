import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { areSheetsInFile } from './sheetsInFile'
import { theme } from './theme'
import { THEME_MODE_KEY } from './colorScheme'
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
      // The mode is known at the first render. Without this, MUI renders the whole page twice.
      noSsr
    >
      {children}
    </ThemeProvider>
  )
}
