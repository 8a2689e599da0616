import { ThemeProvider } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { DraftsProvider } from '../../src/forms/DraftsProvider'
import { NoticesProvider } from '../../src/notices/NoticesProvider'
import { theme } from '../../src/theme/theme'

/** A form as the app shows it, with a way to another page and back. */
export function FormPage({ children }: { readonly children: ReactNode }) {
  const [isElsewhere, setIsElsewhere] = useState(false)
  return (
    <ThemeProvider theme={theme}>
      <NoticesProvider>
        <DraftsProvider>
          <button type="button" onClick={() => setIsElsewhere(!isElsewhere)}>
            {isElsewhere ? 'Back' : 'Another page'}
          </button>
          {!isElsewhere && children}
        </DraftsProvider>
      </NoticesProvider>
    </ThemeProvider>
  )
}
