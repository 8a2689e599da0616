import { openSite } from '../support/openSite'
import { ActionCreators } from '@redux-devtools/instrument'
import * as fc from 'fast-check'
import { LOCATIONS } from '../../src/domain/locations'
import { cleared, locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { createFakeBrowser } from '../support/fakeBrowser'
import type { Spot } from '../support/historyModel'
import { NOTHING } from '../support/plainRules'
import { createSiteModel, type WalkedSite } from './siteModel'

const { jumpToState, toggleAction } = ActionCreators

function createRealSite(start: string): WalkedSite {
  const browser = createFakeBrowser(start)
  const { addresses, refuse, allow } = browser.history
  let site = openSite(browser)

  return {
    type: (text) => void site.dispatch(searchChanged(text)),
    toggle: (location) => void site.dispatch(locationToggled(location)),
    page: (page) => void site.dispatch(pageChanged(page)),
    clear: () => void site.dispatch(cleared()),
    follow: (href) => site.navigate(href),
    go: (delta) => (delta < 0 ? browser.back() : browser.forward()),
    reload() {
      browser.reload()
      site = openSite(browser)
    },
    jump: (seed) => site.send(jumpToState(seed % (site.log().length + 1))),
    resume: () => site.send(jumpToState(site.log().length)),
    skip(seed) {
      if (site.log().length > 0) site.send(toggleAction(1 + (seed % site.log().length)))
    },
    refuse,
    allow,
    wait: () => browser.wait(5000),
    seen: () => ({
      entries: addresses(),
      address: browser.address(),
      title: browser.title(),
      cards: site.cards(),
    }),
  }
}

const TEXTS = [
  '',
  'd',
  'data',
  'engineer',
  'zzz',
  ' c++ ',
  'R&D #1',
  "it's (50%) ~!",
  '😀',
  'مرحبا',
  'a  b\r\n',
]
const HREFS = ['/jobs', '/jobs?location=canada', '/jobs/3', '/about'] as const

/** A step of a walk: the act, then the comparison. */
function step<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  act: (site: WalkedSite, value: Value) => void,
): fc.Arbitrary<fc.Command<WalkedSite, WalkedSite>> {
  return values.map((value) => ({
    check: () => true,
    toString: () => `${name} ${JSON.stringify(value)}`,
    run: (model, real) => {
      act(model, value)
      act(real, value)
      expect(real.seen()).toEqual(model.seen())
    },
  }))
}

const once = fc.constant(null)
const seeds = fc.nat(99)

const visitorSteps = [
  step('type', fc.constantFrom(...TEXTS), ({ type }, text) => type(text)),
  step('toggle', fc.constantFrom(...LOCATIONS), ({ toggle }, location) => toggle(location)),
  step('page', fc.integer({ min: 1, max: 3 }), ({ page }, number) => page(number)),
  step('follow', fc.constantFrom(...HREFS), ({ follow }, href) => follow(href)),
  step('go', fc.constantFrom(-1, -1, 1), ({ go }, delta) => go(delta)),
]

const otherSteps = [
  step('clear', once, ({ clear }) => clear()),
  step('reload', once, ({ reload }) => reload()),
  step('jump', seeds, ({ jump }, seed) => jump(seed)),
  step('resume', once, ({ resume }) => resume()),
  step('skip', seeds, ({ skip }, seed) => skip(seed)),
  step('refuse', fc.constantFrom('throwing', 'silent'), ({ refuse }, style) => refuse(style)),
  step('allow', once, ({ allow }) => allow()),
  step('wait', once, ({ wait }) => wait()),
]

const STARTS: readonly (readonly [string, Spot])[] = [
  ['/jobs', { path: '/jobs', query: NOTHING }],
  [
    '/JOBS/?utm_source=mail&page=02&search=data&x=1',
    { path: '/JOBS/', query: { ...NOTHING, search: 'data', page: 2 }, foreign: 'utm_source=mail&x=1' },
  ],
  ['/about', { path: '/about' }],
]

it.each(STARTS)(
  'equals the model in history, address, title and cards after any walk from %s',
  (href, spot) => {
    // fast-check reduces a failed walk to the steps that it needs.
    const walks = fc.commands([...visitorSteps, ...visitorSteps, ...visitorSteps, ...otherSteps], {
      maxCommands: 30,
      size: 'max',
    })
    fc.assert(
      fc.property(walks, (walk) => {
        const [model, real] = [createSiteModel(spot), createRealSite(href)]
        expect(real.seen()).toEqual(model.seen())
        fc.modelRun(() => ({ model, real }), walk)
      }),
      { numRuns: 100 },
    )
  },
)
