/** What Vite puts into the site (src/globals.d.ts), for tests that import its modules. */
Object.assign(globalThis, { SITE_BASE: '/', BUILD_YEAR: 2026, MAKES_PAGES: true })
