/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import * as fc from 'fast-check'
import { EMPTY_QUERY, type JobsQuery } from '../../src/domain/jobsQuery'
import { LOCATIONS } from '../../src/domain/locations'
import { cleared, locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { catalog } from '../support/catalog'
import { createFakeBrowser } from '../support/fakeBrowser'
import { createHistoryModel, written, type Spot, type WriteKind } from '../support/historyModel'
import { openSite } from '../support/openSite'
import { plainCards, plainTitle } from '../support/plainRules'

const { jumpToState, toggleAction } = ActionCreators

const LINKS: Readonly<Record<string, Spot>> = {
  '/jobs': { path: '/jobs', query: EMPTY_QUERY },
  '/jobs?location=canada': { path: '/jobs', query: { ...EMPTY_QUERY, locations: ['canada'] } },
  '/jobs/3': { path: '/jobs/3' },
  '/about': { path: '/about' },
}

const TITLES: Readonly<Record<string, string>> = {
  '/about': 'About Us – Larkfield',
  '/jobs/3': `${catalog[0]?.title}, ${catalog[0]?.location} – Larkfield`,
}

type Change = (query: JobsQuery) => JobsQuery

/** A model of query, address and DevTools (src/url/README.md, src/store/README.md). */
function createModel(start: Spot) {
  const history = createHistoryModel(start)
  // As in DevTools: the query is computed from the first one and the log, up to a position in the log.
  let first = start.query ?? EMPTY_QUERY
  let log: readonly { readonly change: Change; readonly isSkipped: boolean }[] = []
  let position = 0
  let title = ''

  const query = () =>
    log.slice(0, position).reduce((now, { change, isSkipped }) => (isSkipped ? now : change(now)), first)

  /** The title follows with the address. */
  function retitle(): void {
    const { path, query: asked } = history.meant()
    title = asked === undefined ? (TITLES[path] ?? '') : plainTitle(query())
  }

  function mirror(kind: WriteKind): void {
    const meant = history.meant()
    if (meant.query === undefined) return
    const spot = { ...meant, query: query() }
    if (written(spot) === written(meant)) return
    history.write(spot, kind)
    if (kind === 'pushed') retitle()
  }

  function turn(): void {
    history.flush()
    retitle()
  }

  function act(change: Change, kind: WriteKind): void {
    if (position === log.length) position += 1
    log = [...log, { change, isSkipped: false }]
    mirror(kind)
  }

  /** The state follows the address. While DevTools shows an older state, the address follows that state. */
  function followAddress(): void {
    const meant = history.meant()
    const asked = meant.query
    if (asked !== undefined) {
      if (written(meant) !== written({ ...meant, query: query() })) act(() => asked, 'replaced')
      mirror('replaced')
    }
    turn()
  }

  retitle()
  return {
    ...history,
    act,
    turn,
    navigate: (spot: Spot): void => {
      if (written(spot) !== written(history.meant())) history.write(spot, 'pushed')
      followAddress()
    },
    go: (delta: number): void => {
      if (history.go(delta)) followAddress()
    },
    reload: (): void => {
      history.go(0)
      first = history.meant().query ?? EMPTY_QUERY
      log = []
      position = 0
      retitle()
    },
    jump: (index: number): void => {
      position = index
      mirror('replaced')
    },
    logLength: (): number => log.length,
    toggleAction: (index: number): void => {
      log = log.map(({ change, isSkipped }, at) => ({ change, isSkipped: isSkipped !== (at === index) }))
      mirror('replaced')
    },
    seen: () => ({ ...history.seen(), title, cards: plainCards(query()), logged: log.length }),
  }
}

function openRealSite(href: string) {
  const browser = createFakeBrowser(href)
  let site = openSite(browser)
  return {
    ...browser,
    site: () => site,
    reload: (): void => {
      browser.reload()
      site = openSite(browser)
    },
    seen: () => ({
      entries: browser.addresses(),
      address: browser.address(),
      title: browser.title(),
      cards: site.cards(),
      logged: site.log().length,
    }),
  }
}

function withToggled(query: JobsQuery, location: string): JobsQuery {
  const isOn = (one: string) => query.locations.includes(one) !== (one === location)
  return { ...query, locations: LOCATIONS.filter(isOn) }
}

// prettier-ignore
const TEXTS = ['', 'd', 'data', 'engineer', 'zzz', ' c++ ', 'R&D #1', "it's (50%) ~!", '😀', 'مرحبا', 'a  b\u2028'] as const

function pick<Value>(values: readonly Value[], seed: number): Value {
  const value = values[seed % values.length]
  if (value === undefined) throw new RangeError('There is no value')
  return value
}

type Step = (
  model: ReturnType<typeof createModel>,
  real: ReturnType<typeof openRealSite>,
  choose: <Value>(values: readonly Value[]) => Value,
) => void

/** The same act on the model and on the site. */
const VISITOR_STEPS: Readonly<Record<string, Step>> = {
  type(model, real, choose) {
    const search = choose(TEXTS)
    model.act((now) => (search === now.search ? now : { ...now, search, page: 1 }), 'replaced')
    real.site().dispatch(searchChanged(search))
  },
  turn(model, real) {
    model.turn()
    real.turn()
  },
  toggle(model, real, choose) {
    const location = choose(LOCATIONS)
    model.act((now) => withToggled(now, location), 'pushed')
    real.site().dispatch(locationToggled(location))
  },
  choosePage(model, real, choose) {
    const page = choose([1, 2, 3])
    model.act((now) => ({ ...now, page }), 'pushed')
    real.site().dispatch(pageChanged(page))
  },
  follow(model, real, choose) {
    const [href, spot] = choose(Object.entries(LINKS))
    model.navigate(spot)
    real.site().navigate(href)
  },
  go(model, real, choose) {
    const delta = choose([-1, -1, 1])
    model.go(delta)
    real.go(delta)
  },
}

const STEPS: Readonly<Record<string, Step>> = {
  ...VISITOR_STEPS,
  clear(model, real) {
    model.act(() => EMPTY_QUERY, 'pushed')
    real.site().dispatch(cleared())
  },
  reload(model, real) {
    model.reload()
    real.reload()
  },
  jump(model, real, choose) {
    const latest = model.logLength()
    // Often to the latest state, where the site goes on.
    const index = choose([latest, latest, ...Array(latest).keys()])
    model.jump(index)
    real.site().send(jumpToState(index))
  },
  toggleSkip(model, real, choose) {
    if (model.logLength() === 0) return
    const index = choose([...Array(model.logLength()).keys()])
    model.toggleAction(index)
    real.site().send(toggleAction(index + 1))
  },
  refuse(model, real, choose) {
    model.refuse()
    real.refuse(choose(['throwing', 'silent']))
  },
  allow(model, real) {
    model.allow()
    real.allow()
  },
}

const someStep = fc.oneof(
  fc.constantFrom(...Object.keys(VISITOR_STEPS)),
  fc.constantFrom(...Object.keys(STEPS)),
)
const walks = fc.array(fc.tuple(someStep, fc.nat(99)), { maxLength: 30, size: 'max' })

it.each<readonly [string, Spot]>([
  ['/jobs', { path: '/jobs', query: EMPTY_QUERY }],
  [
    '/JOBS/?utm_source=mail&page=02&search=data#top',
    { path: '/JOBS/', query: { ...EMPTY_QUERY, search: 'data', page: 2 }, foreign: 'utm_source=mail#top' },
  ],
  ['/about', { path: '/about' }],
])('equals the model in history, address, title, cards and log after any walk from %s', (href, spot) => {
  fc.assert(
    fc.property(walks, (walk) => {
      const [model, real] = [createModel(spot), openRealSite(href)]
      expect(real.seen()).toEqual(model.seen())
      for (const [name, seed] of walk) {
        STEPS[name]?.(model, real, (values) => pick(values, seed))
        expect(real.seen()).toEqual(model.seen())
      }
    }),
  )
})
