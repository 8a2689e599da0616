import { openSite } from '../support/openSite'
import { ActionCreators } from '@redux-devtools/instrument'
import * as fc from 'fast-check'
import { LOCATIONS } from '../../src/domain/locations'
import { cleared, locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { createFakeBrowser } from '../support/fakeBrowser'
import type { Spot } from '../support/historyModel'
import { NOTHING } from '../support/plainRules'
import { createSiteModel, LINKS, type SiteModel } from './siteModel'

/** The model's acts on the real state, address and title. */
function createRealSite(start: string): SiteModel {
  const browser = createFakeBrowser(start)
  let site = openSite(browser)
  const { jumpToState, toggleAction } = ActionCreators

  return {
    type: (text) => void site.dispatch(searchChanged(text)),
    toggle: (location) => void site.dispatch(locationToggled(location)),
    page: (page) => void site.dispatch(pageChanged(page)),
    clear: () => void site.dispatch(cleared()),
    follow: (href) => site.navigate(href),
    back: browser.back,
    forward: browser.forward,
    reload(): void {
      browser.reload()
      site = openSite(browser)
    },
    jump: (seed) => site.send(jumpToState(seed % (site.log().length + 1))),
    resume: () => site.send(jumpToState(site.log().length)),
    skip(seed): void {
      if (site.log().length > 0) site.send(toggleAction(1 + (seed % site.log().length)))
    },
    refuse: (style) => browser.history.refuse(style),
    allow: browser.history.allow,
    wait: () => void browser.wait(5000),
    seen: () => ({
      entries: browser.history.addresses(),
      address: browser.address(),
      title: browser.title(),
      cards: site.cards(),
    }),
  }
}

function step(name: string, act: (site: SiteModel) => void): fc.Command<SiteModel, SiteModel> {
  return {
    check: () => true,
    toString: () => name,
    run: (model, real) => {
      act(model)
      act(real)
      expect(real.seen()).toEqual(model.seen())
    },
  }
}

const TEXTS = [
  '',
  'd',
  'da',
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
const HREFS = [
  '/jobs',
  '/jobs?location=canada',
  '/jobs/3',
  '/about',
] as const satisfies (keyof typeof LINKS)[]

const visitorSteps = [
  fc.constantFrom(...TEXTS).map((text) => step(`type ${JSON.stringify(text)}`, ({ type }) => type(text))),
  fc
    .constantFrom(...LOCATIONS)
    .map((location) => step(`toggle ${location}`, ({ toggle }) => toggle(location))),
  fc.integer({ min: 1, max: 3 }).map((number) => step(`page ${number}`, ({ page }) => page(number))),
  fc.constantFrom(...HREFS).map((href) => step(`follow ${href}`, ({ follow }) => follow(href))),
  fc.constantFrom(
    step('clear', ({ clear }) => clear()),
    step('back', ({ back }) => back()),
    step('back', ({ back }) => back()),
    step('forward', ({ forward }) => forward()),
  ),
]

const otherSteps = [
  fc.nat(99).map((seed) => step(`jump ${seed}`, ({ jump }) => jump(seed))),
  fc.nat(99).map((seed) => step(`skip ${seed}`, ({ skip }) => skip(seed))),
  fc.constantFrom(
    step('refuse throwing', ({ refuse }) => refuse('throwing')),
    step('refuse silent', ({ refuse }) => refuse('silent')),
  ),
  fc.constantFrom(
    step('resume', ({ resume }) => resume()),
    step('allow', ({ allow }) => allow()),
    step('wait', ({ wait }) => wait()),
    step('reload', ({ reload }) => reload()),
  ),
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
  'shows history, address, title and cards of the model after any walk from %s',
  (href, spot) => {
    // A visitor acts three times as often as the others. A failed walk is shrunk to the steps that it needs.
    const steps = [...visitorSteps, ...visitorSteps, ...visitorSteps, ...otherSteps]
    fc.assert(
      fc.property(fc.commands(steps, { maxCommands: 30, size: 'max' }), (walk) =>
        fc.modelRun(() => ({ model: createSiteModel(spot), real: createRealSite(href) }), walk),
      ),
      { numRuns: 100 },
    )
  },
)
