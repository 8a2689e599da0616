/** In the order of the theme switch. */
export const THEME_MODES = ['light', 'dark', 'system'] as const

export type ThemeMode = (typeof THEME_MODES)[number]

export const THEME_MODE_KEY = 'theme-mode'

/** The attribute on `<html>` with the shown color scheme, `light` or `dark`. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme'
