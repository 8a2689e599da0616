import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite } from '../support/openSite'
import { ActionCreators } from '@redux-devtools/instrument'
import * as fc from 'fast-check'
import { cleared, locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import type { Spot } from '../support/historyModel'
import { NOTHING } from '../support/plainRules'
import { someStep, type Walker } from '../support/randomSteps'
import { createSiteModel } from '../support/siteModel'

/*
 * Visitor, developer and browser do anything in any order, and after every step history, address, title and cards
 * are what a small model of the rules says. A walk that fails is printed, cut down to the steps it needs,
 * with its seed: WALK_SEED=<seed> npx jest test/url/randomWalks takes the same walks again.
 */
/** From each of the starts. */
const WALKS = 80
const STEPS = 30
const SEED = process.env['WALK_SEED']

const { jumpToState, toggleAction } = ActionCreators

function createRealWalker(start: string): Walker {
  const browser = createFakeBrowser(start)
  let site = openSite(browser)
  const logLength = () => site.devTools.log().length

  return {
    type: (text) => void site.dispatch(searchChanged(text)),
    toggle: (location) => void site.dispatch(locationToggled(location)),
    page: (page) => void site.dispatch(pageChanged(page)),
    clear: () => void site.dispatch(cleared()),
    follow: (href) => site.follow(href),
    back: browser.back,
    forward: browser.forward,
    reload(): void {
      browser.reload()
      site = openSite(browser)
    },
    jump: (seed) => site.devTools.send(jumpToState(seed % (logLength() + 1))),
    resume: () => site.devTools.send(jumpToState(logLength())),
    skip(seed): void {
      if (logLength() > 0) site.devTools.send(toggleAction(1 + (seed % logLength())))
    },
    refuse: (style) => browser.history.refuse(style),
    allow: browser.history.allow,
    wait: () => browser.wait(5000),
    seen: () => ({
      entries: browser.history.addresses(),
      address: browser.address(),
      title: browser.title(),
      cards: site.cards(),
    }),
  }
}

const STARTS: [string, Spot][] = [
  ['/jobs', { path: '/jobs', query: NOTHING }],
  [
    '/JOBS/?utm_source=mail&page=02&search=data&x=1',
    {
      path: '/JOBS/',
      query: { ...NOTHING, search: 'data', locations: [], page: 2 },
      foreign: 'utm_source=mail&x=1',
    },
  ],
  ['/about', { path: '/about' }],
]

it.each(STARTS)(
  'history, address, title and cards are right after every step of any walk from %s',
  (href, spot) => {
    const walk = fc.array(someStep, { minLength: STEPS, maxLength: STEPS, size: 'max' })
    fc.assert(
      fc.property(walk, (steps) => {
        const real = createRealWalker(href)
        const model = createSiteModel(spot)
        expect(real.seen()).toEqual(model.seen())
        for (const step of steps) {
          step.take(real)
          step.take(model)
          expect(real.seen()).toEqual(model.seen())
        }
      }),
      { numRuns: WALKS, ...(SEED !== undefined && { seed: Number(SEED) }) },
    )
  },
  60_000,
)
