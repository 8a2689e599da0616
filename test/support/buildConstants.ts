/** The constants of the build (src/globals.d.ts). */
Object.assign(globalThis, { SITE_BASE: '/', IS_BUILT_PAGE: false, FORMS_ENDPOINT: '', SITE_ORIGIN: '' })
