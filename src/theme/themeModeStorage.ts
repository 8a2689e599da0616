import type { StorageManager } from '@mui/material/styles'
import { THEME_MODE_KEY, THEME_MODES, type ThemeMode } from './colorScheme'

/** Undefined if storage is blocked or has another value, and at build time, which has no window. */
function storedThemeMode(): ThemeMode | undefined {
  try {
    const stored = window.localStorage.getItem(THEME_MODE_KEY)
    return THEME_MODES.find((mode) => mode === stored)
  } catch {
    return undefined
  }
}

/**
 * MUI's own storage manager accepts any stored value, and writes what another tab has stored earlier: two tabs
 * can answer each other without end. This one reads what is stored now, which is no change when MUI writes it
 * again. MUI's other keys (names of color schemes) are not used.
 */
export const themeModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === THEME_MODE_KEY && storedThemeMode()) || fallback,
  set: (mode) => {
    try {
      window.localStorage.setItem(key, mode)
    } catch {
      // Storage is blocked or full: the choice lasts as long as the page.
    }
  },
  subscribe: (onChange) => {
    const controller = new AbortController()
    const handleStorage = ({ key: changed }: StorageEvent) => {
      // `null` if another tab clears the storage.
      if (key === THEME_MODE_KEY && (changed === key || changed === null)) onChange(storedThemeMode())
    }
    window.addEventListener('storage', handleStorage, { signal: controller.signal })
    return () => controller.abort()
  },
})
