/** Vite's `base`, put in at build (site/vite/buildConstantsPlugin.ts); tests have it from test/setup/buildConstants.ts. */
declare const SITE_BASE: string

/** The year of the build, likewise. */
declare const BUILD_YEAR: number

/** True where the pages are made, false in a visitor's browser, which is spared what only the pages' heads say. */
declare const MAKES_PAGES: boolean

interface Window {
  /** From the early script (hydration/earlyScript.ts) until the jobs list is hydrated. */
  earlyList?: import('./hydration/earlyList').EarlyList
}
