/** The constants of the build (src/globals.d.ts). */
Object.assign(globalThis, {
  SITE_BASE: '/',
  BUILD_DATE: 'November 23, 2026',
  SHEETS_IN_FILE: false,
  HAS_SERVICE_WORKER: false,
})
