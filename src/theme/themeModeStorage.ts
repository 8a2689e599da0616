import type { StorageManager } from '@mui/material/styles'
import { THEME_MODE_KEY, THEME_MODES, type ThemeMode } from './themeMode'

/** Storage that is blocked or full throws: the choice then lasts as long as the page. */
export function rememberThemeMode(mode: ThemeMode): void {
  try {
    window.localStorage.setItem(THEME_MODE_KEY, mode)
  } catch {
    return
  }
}

/** Nothing where storage is blocked or holds rubbish, and at build, where there is no window. */
function rememberedThemeMode(): ThemeMode | undefined {
  try {
    const stored = window.localStorage.getItem(THEME_MODE_KEY)
    return THEME_MODES.find((mode) => mode === stored)
  } catch {
    return undefined
  }
}

function subscribe(onChange: (mode: ThemeMode | undefined) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
    if (key === THEME_MODE_KEY || key === null) onChange(rememberedThemeMode())
  }
  // A page that comes out of the back/forward cache has missed the events of its absence.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    const mode = rememberedThemeMode()
    if (persisted && mode) onChange(mode)
  }
  const stopped = new AbortController()
  window.addEventListener('storage', handleStorage, { signal: stopped.signal })
  window.addEventListener('pageshow', handlePageShow, { signal: stopped.signal })
  return () => stopped.abort()
}

/**
 * MUI's own keeps whatever stands in storage, and writes again what it has heard from another tab, so that
 * two quick choices can make two tabs answer each other without end. This one reads only; what a visitor
 * chooses is written by `rememberThemeMode`. MUI's other keys (names of colour schemes) are not used.
 */
export const themeModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === THEME_MODE_KEY && rememberedThemeMode()) || fallback,
  set: () => {},
  subscribe: (onChange) => (key === THEME_MODE_KEY ? subscribe(onChange) : () => {}),
})
