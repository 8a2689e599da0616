/** In the order in which they are offered. */
export const THEME_MODES = ['light', 'dark', 'system'] as const

export type ThemeMode = (typeof THEME_MODES)[number]

/** Where the choice is kept in `localStorage`. */
export const THEME_MODE_KEY = 'theme-mode'

/** The attribute on `<html>` that says which colours are shown: `light` or `dark`. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme'
