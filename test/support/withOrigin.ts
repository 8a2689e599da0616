/** Imported before the app: the site has an origin. */
Object.assign(globalThis, { SITE_ORIGIN: 'https://www.larkfield.example' })
