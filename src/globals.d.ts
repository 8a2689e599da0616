/* Constants of the build (site/vite/buildConstantsPlugin.ts), and APIs that `@typescript/lib-dom` does not have. */

/** Vite's `base`. */
declare const SITE_BASE: string

/**
 * True in a build's script: the pages have the global style sheets, and inserting them again would restyle
 * everything. False in prerendering and in development, which has no service worker either.
 */
declare const IS_BUILT_PAGE: boolean

/** The environment variables that overrule src/content/settings.ts. Empty if they are not set. */
declare const FORMS_ENDPOINT: string
declare const SITE_ORIGIN: string

interface Window {
  /** The last link or button that was pressed before hydration, and waits for it (hydration/heldPress.ts). */
  heldPress?: HTMLElement | undefined
  /** Missing in Safari before 26 and Firefox before 148. */
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
}

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string
}

interface Navigator {
  /** Chromium only. */
  readonly connection?: { readonly saveData: boolean }
}

/* Missing in browsers of early 2023. Ask before each use (`'highlights' in CSS`). */
declare class Highlight extends Set<AbstractRange> {}

declare namespace CSS {
  const highlights: Map<string, Highlight>
}
