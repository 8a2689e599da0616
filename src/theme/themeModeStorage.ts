import type { StorageManager } from '@mui/material/styles'
import { THEME_MODE_KEY, THEME_MODES, type ThemeMode } from './colorScheme'

/** With blocked or full storage, the choice lasts as long as the page. */
export function rememberThemeMode(mode: ThemeMode): void {
  try {
    window.localStorage.setItem(THEME_MODE_KEY, mode)
  } catch {
    return
  }
}

/** Undefined if storage is blocked or has another value, and at build time, which has no window. */
function rememberedThemeMode(): ThemeMode | undefined {
  try {
    const stored = window.localStorage.getItem(THEME_MODE_KEY)
    return THEME_MODES.find((mode) => mode === stored)
  } catch {
    return undefined
  }
}

function subscribe(onChange: (mode: ThemeMode | undefined) => void): () => void {
  const controller = new AbortController()
  const handleStorage = ({ key }: StorageEvent) => {
    // `null` if another tab clears the storage.
    if (key === THEME_MODE_KEY || key === null) onChange(rememberedThemeMode())
  }
  window.addEventListener('storage', handleStorage, { signal: controller.signal })
  // A page in the back/forward cache gets no storage events.
  const handlePageShow = () => {
    const mode = rememberedThemeMode()
    if (mode) onChange(mode)
  }
  window.addEventListener('pageshow', handlePageShow, { signal: controller.signal })
  return () => controller.abort()
}

/**
 * MUI's own storage manager accepts any stored value, and writes again what it reads from another tab: two
 * tabs can answer each other without end. This one only reads; `rememberThemeMode` writes the choice. MUI's
 * other keys (names of color schemes) are not used.
 */
export const themeModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === THEME_MODE_KEY && rememberedThemeMode()) || fallback,
  set: () => {},
  subscribe: (onChange) => (key === THEME_MODE_KEY ? subscribe(onChange) : () => {}),
})
