/*
 * Constants of the build (site/vite/buildConstantsPlugin.ts, site/importFromSite.ts). Tests have them from
 * test/support/buildConstants.ts.
 */

/** Vite's `base`. */
declare const SITE_BASE: string

/** The day of the build, `October 15, 2026`. Formatted at build time, because date-fns is not in every first load. */
declare const BUILD_DATE: string

/** True while the pages are prerendered. Texts for their heads are removed from the browser's script. */
declare const MAKES_PAGES: boolean

/** True in a build with a service worker. */
declare const HAS_SERVICE_WORKER: boolean

interface Window {
  /** Missing in Safari before 26 and Firefox. */
  readonly trustedTypes?: TrustedTypePolicyFactory
}

interface TrustedTypePolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

interface Navigator {
  /** Chromium only. */
  readonly connection?: { readonly saveData: boolean }
}
