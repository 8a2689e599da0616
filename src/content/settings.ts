import type { ShownJobPolicy } from '../domain/shownJob'

/** Which position a detail page shows: `'first'` (always the first one) or `'by-id'` (the one in the address). */
export const shownJobPolicy: ShownJobPolicy = 'first'

/**
 * The address of the site on the web: https:// and the host only, like `'https://www.company.example'`. Leave it empty
 * until you know it. Search engines, link previews and the feed of positions need it. The environment variable
 * SITE_ORIGIN replaces it when the site is built.
 */
export const siteOrigin: string = ''

/**
 * The address that receives applications and messages, like `'https://forms.company.example/apply'`. Empty: nobody
 * receives them. An application is written to the visitor's own console. Before you set it, read "Where forms go" in
 * src/site/hosting/README.md. The environment variable FORMS_ENDPOINT replaces it when the site is built.
 */
export const formsEndpoint: string = ''

/**
 * The address of the company's privacy policy, like `'https://www.company.example/privacy'`. Both forms and the footer
 * link to it. Empty: no link.
 */
export const privacyUrl: string = ''

/**
 * Names and values that are sent with each form, for a service that wants a key or a name:
 * `{ access_key: 'a1b2', subject: 'From our site' }`. They are in the site's scripts, which anybody can read.
 */
export const formsFields: Readonly<Record<string, string>> = {}

/** The largest resume that the receiver takes, in megabytes. It matters only with a `formsEndpoint`. */
export const resumeLimitMb: number = 10

/**
 * `true` shows a position from its `createdDate` to its `endDate`: the site has to be built each day (src/site/hosting/README.md).
 * After the `endDate`, it reads as closed until then. `false` shows every position, whatever the day.
 */
export const showsByDates: boolean = false

/** `true` lists the newest positions first, by `createdDate`. `false` lists those of a country together, by `id`. */
export const newestFirst: boolean = false

/**
 * Visitors keep a copy of the site, so that it opens without a network after one visit. `false` removes the copies at the
 * next visit.
 */
export const worksOffline: boolean = true
