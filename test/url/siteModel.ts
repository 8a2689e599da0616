import { catalog } from '#content/catalog'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { LOCATIONS, type JobLocation } from '../../src/domain/locations'
import type { Refusal } from '../support/fakeHistory'
import { createHistoryModel, written, type Spot } from '../support/historyModel'
import { NOTHING, plainCards, plainTitle } from '../support/plainRules'

type Change = (query: JobsQuery) => JobsQuery

const LINKS = {
  '/jobs': { path: '/jobs', query: NOTHING },
  '/jobs?location=canada': { path: '/jobs', query: { ...NOTHING, locations: ['canada'] } },
  '/jobs/3': { path: '/jobs/3' },
  '/about': { path: '/about' },
} as const satisfies Record<string, Spot>

const TITLES: Readonly<Record<string, string>> = {
  '/about': 'About Us – Larkfield',
  '/jobs/3': `${catalog[0]?.title}, ${catalog[0]?.location} – Larkfield`,
}

/** What a visitor, a developer in DevTools and a browser can do to the site, and what it then shows. */
export interface WalkedSite {
  readonly type: (search: string) => void
  readonly toggle: (location: JobLocation) => void
  readonly page: (page: number) => void
  readonly clear: () => void
  readonly follow: (href: keyof typeof LINKS) => void
  readonly go: (delta: -1 | 1) => void
  readonly reload: () => void
  /** Jumps to any state of the log. */
  readonly jump: (seed: number) => void
  /** Jumps to the latest state. */
  readonly resume: () => void
  /** Skips an action of the log, or takes it back in. */
  readonly skip: (seed: number) => void
  readonly refuse: (style: Refusal) => void
  readonly allow: () => void
  /** Waits longer than the longest pause between two retries. */
  readonly wait: () => void
  readonly seen: () => {
    readonly entries: readonly string[]
    readonly address: string
    readonly title: string
    readonly cards: readonly number[]
  }
}

/** A model of query, address and DevTools (src/url/README.md, src/store/README.md). */
export function createSiteModel(start: Spot): WalkedSite {
  const history = createHistoryModel(start)

  // As in DevTools: the state is computed from the first state and the log, up to the current position in the log.
  let first = start.query ?? NOTHING
  let log: readonly { readonly change: Change; readonly isSkipped: boolean }[] = []
  let position = 0

  const query = () =>
    log.slice(0, position).reduce((now, { change, isSkipped }) => (isSkipped ? now : change(now)), first)

  function mirror(pushes: boolean): void {
    const meant = history.meant()
    if (meant.query === undefined) return
    const spot = { ...meant, query: query() }
    if (written(spot) !== written(meant)) history.write(spot, pushes)
  }

  function act(change: Change, pushes: boolean): void {
    if (position === log.length) position += 1
    log = [...log, { change, isSkipped: false }]
    mirror(pushes)
  }

  /** The state follows the address. Where DevTools holds the state, the address follows the state. */
  function followAddress(): void {
    const meant = history.meant()
    const asked = meant.query
    if (asked === undefined) return
    if (written(meant) !== written({ ...meant, query: query() })) act(() => asked, false)
    mirror(false)
  }

  function jumpTo(index: number): void {
    position = index
    mirror(false)
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
    follow(href) {
      const spot: Spot = LINKS[href]
      if (written(spot) !== written(history.meant())) history.write(spot, true)
      followAddress()
    },
    go(delta) {
      if (history.go(delta)) followAddress()
    },
    reload() {
      history.go(0)
      first = history.meant().query ?? NOTHING
      log = []
      position = 0
    },
    jump: (seed) => jumpTo(seed % (log.length + 1)),
    resume: () => jumpTo(log.length),
    skip(seed) {
      const skipped = seed % log.length
      const toggled = (isSkipped: boolean, index: number) => isSkipped !== (index === skipped)
      log = log.map(({ change, isSkipped }, index) => ({ change, isSkipped: toggled(isSkipped, index) }))
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
