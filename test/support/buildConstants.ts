/** The constants of the build (src/globals.d.ts). */
Object.assign(globalThis, {
  SITE_BASE: '/',
  BUILD_DATE: 'November 23, 2026',
  IS_BUILT_PAGE: false,
  FORMS_ENDPOINT: '',
  SITE_ORIGIN: '',
})
