import { catalog } from '#content/catalog'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { LOCATIONS, type JobLocation } from '../../src/domain/locations'
import { createHistoryModel, written, type Spot } from './historyModel'
import { NOTHING, plainCards, plainTitle } from './plainRules'
import type { Href, Walker } from './randomSteps'

type Change = (query: JobsQuery) => JobsQuery

const LINKS: Record<Href, Spot> = {
  '/jobs': { path: '/jobs', query: NOTHING },
  '/jobs?location=canada': { path: '/jobs', query: { ...NOTHING, locations: ['canada'] } },
  '/jobs/3': { path: '/jobs/3' },
  '/about': { path: '/about' },
}

const TITLES: Record<string, string> = {
  '/about': 'About Us – Larkfield',
  '/jobs/3': `${catalog[0]?.title}, ${catalog[0]?.location} – Larkfield`,
}

/** What src/url/README.md and src/store/README.md say of query, address and DevTools, over a model of the history. */
export function createSiteModel(start: Spot): Walker {
  const history = createHistoryModel(start)

  // DevTools: the state is what the log makes of the first state, up to where DevTools stands.
  let first = start.query ?? NOTHING
  let log: readonly { readonly change: Change; readonly isSkipped: boolean }[] = []
  let standing = 0

  const query = () =>
    log.slice(0, standing).reduce((now, { change, isSkipped }) => (isSkipped ? now : change(now)), first)

  function mirror(pushes: boolean): void {
    const meant = history.meant()
    if (meant.query === undefined) return
    const spot = { ...meant, query: query() }
    if (written(spot) !== written(meant)) history.write(spot, pushes)
  }

  function act(change: Change, pushes: boolean): void {
    if (standing === log.length) standing += 1
    log = [...log, { change, isSkipped: false }]
    mirror(pushes)
  }

  /** State obeys the address; where DevTools holds the state, the address obeys it. */
  function arrive(): void {
    const meant = history.meant()
    const asked = meant.query
    if (asked === undefined) return
    if (written(meant) !== written({ ...meant, query: query() })) act(() => asked, false)
    mirror(false)
  }

  function stand(index: number): void {
    standing = index
    mirror(false)
  }

  function go(delta: number): void {
    if (history.go(delta)) arrive()
  }

  return {
    type: (search) => act((now) => (search === now.search ? now : { ...now, search, page: 1 }), false),
    toggle: (location) =>
      act((now) => {
        const isOn = (one: JobLocation) => now.locations.includes(one) !== (one === location)
        return { ...now, locations: LOCATIONS.filter(isOn) }
      }, true),
    page: (page) => act((now) => ({ ...now, page }), true),
    clear: () => act(() => NOTHING, true),

    follow(href): void {
      const spot = LINKS[href]
      if (written(spot) !== written(history.meant())) history.write(spot, true)
      arrive()
    },
    back: () => go(-1),
    forward: () => go(1),
    reload(): void {
      history.go(0)
      first = history.meant().query ?? NOTHING
      log = []
      standing = 0
    },

    jump: (seed) => stand(seed % (log.length + 1)),
    resume: () => stand(log.length),
    skip(seed): void {
      const skipped = seed % log.length
      log = log.map(({ change, isSkipped }, index) => ({
        change,
        isSkipped: isSkipped !== (index === skipped),
      }))
      mirror(false)
    },

    refuse: history.refuse,
    allow: history.allow,
    wait: history.flush,

    seen: () => {
      const { path, query: asked } = history.meant()
      const title = asked === undefined ? (TITLES[path] ?? '') : plainTitle(query())
      return { ...history.seen(), title, cards: plainCards(query()) }
    },
  }
}
