/** An act and its choice. `hydrated`: the next step needs the app. */
type Step = readonly [act: string, choice?: string] | 'hydrated'

const EARLY = 'reload, and act before the app'
const ABOUT = 'header nav a[href="/about"]'
const CANADA = 'section[aria-labelledby=hiring] a[href="/jobs?location=canada"]'

// prettier-ignore
export const JOURNEYS: Readonly<Record<string, { from: string; steps: readonly Step[] }>> = {
  search: { from: '/jobs', steps: [
    ['search', 'data'], ['tick', 'usa'], 'hydrated', ['tick', 'india'], ['go', 'back'], ['go', 'forward'],
    ['search', 'data zzz'], ['clear'],
  ] },
  page: { from: '/jobs', steps: [
    'hydrated', ['turn the page', 'Next'], ['tick', 'canada'], ['go', 'back'], ['turn the page', 'Page 1'],
    ['follow a link', ABOUT], ['go', 'back'],
  ] },
  apply: { from: '/jobs', steps: [
    'hydrated', ['open a position', '0'], ['open the form'], ['fill in', 'application/1.fullName'], ['fill in', 'application/1.email'],
    ['fill in', 'application/1.phone'], ['fill in', 'application/1.coverLetter'], ['choose a file', 'cv.pdf'], ['choose a file', 'me.png'],
    ['return to the list'], ['go', 'back'], ['submit'], ['return to the list'],
  ] },
  contact: { from: '/contact', steps: [
    ['fill in', 'contact.name'], ['fill in', 'contact.message'], 'hydrated', ['fill in', 'contact.email'], ['submit'],
    ['wait until the notices have closed'], ['follow a link', CANADA],
  ] },
  reload: { from: '/jobs', steps: [
    'hydrated', ['tick', 'canada'], [EARLY, 'go=back'], ['go', 'forward'], ['go', 'back'], [EARLY, 'tick=india'],
    // The first card of India: Tab reaches it soon, even on a busy machine.
    [EARLY, 'search=e; tick=usa; open a position=16'], ['go', 'back'], [EARLY, `follow a link=${CANADA}`],
    ['clear'],
  ] },
}
