import type { StorageManager } from '@mui/material/styles'
import { THEME_MODES } from './colorScheme'

/** Undefined if storage is blocked or has another value, and at build time, which has no window. */
function storedMode(key: string) {
  try {
    const stored = window.localStorage.getItem(key)
    return THEME_MODES.find((mode) => mode === stored)
  } catch {
    return undefined
  }
}

/** MUI's own accepts any stored value, and repeats old ones: two tabs can answer each other without end. */
export const themeModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => storedMode(key) ?? fallback,
  set: (mode) => {
    try {
      window.localStorage.setItem(key, mode)
    } catch {
      // Storage is blocked or full: the choice lasts as long as the page.
    }
  },
  subscribe: (onChange) => {
    const controller = new AbortController()
    const { signal } = controller
    const handleStorage = ({ key: changed }: StorageEvent) => {
      // `null` if another tab clears the storage.
      if (changed === key || changed === null) onChange(storedMode(key))
    }
    // A page in the back/forward cache gets no storage events.
    const handlePageShow = () => {
      const mode = storedMode(key)
      if (mode) onChange(mode)
    }
    window.addEventListener('storage', handleStorage, { signal })
    window.addEventListener('pageshow', handlePageShow, { signal })
    return () => controller.abort()
  },
})
