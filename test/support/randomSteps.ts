import * as fc from 'fast-check'
import { LOCATIONS, type JobLocation } from '../../src/domain/locations'
import type { Refusal } from './fakeHistory'

/** What a visitor, a developer in DevTools and a browser can do to the site; and what then is to be seen. */
export interface Walker {
  readonly type: (text: string) => void
  readonly toggle: (location: JobLocation) => void
  readonly page: (page: number) => void
  readonly clear: () => void
  readonly follow: (href: Href) => void
  readonly back: () => void
  readonly forward: () => void
  readonly reload: () => void
  /** DevTools: stand on a state of the log, on the last one, or skip an action (or take it back in). */
  readonly jump: (seed: number) => void
  readonly resume: () => void
  readonly skip: (seed: number) => void
  readonly refuse: (style: Refusal) => void
  readonly allow: () => void
  /** Longer than the longest wait between two tries to write what is pending. */
  readonly wait: () => void
  readonly seen: () => {
    readonly entries: readonly string[]
    readonly address: string
    readonly title: string
    readonly cards: readonly number[]
  }
}

const HREFS = ['/jobs', '/jobs?location=canada', '/jobs/3', '/about'] as const
export type Href = (typeof HREFS)[number]

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

export interface Step {
  readonly take: (walker: Walker) => void
}

function named(name: string, take: (walker: Walker) => void): Step {
  return Object.assign({ take }, { [fc.toStringMethod]: () => name })
}

const visitorSteps = [
  fc.constantFrom(...TEXTS).map((text) => named(`type ${JSON.stringify(text)}`, ({ type }) => type(text))),
  fc
    .constantFrom(...LOCATIONS)
    .map((location) => named(`toggle ${location}`, ({ toggle }) => toggle(location))),
  fc.integer({ min: 1, max: 3 }).map((number) => named(`page ${number}`, ({ page }) => page(number))),
  fc.constantFrom(...HREFS).map((href) => named(`follow ${href}`, ({ follow }) => follow(href))),
  fc.constantFrom(
    named('clear', ({ clear }) => clear()),
    named('back', ({ back }) => back()),
    named('back', ({ back }) => back()),
    named('forward', ({ forward }) => forward()),
  ),
]

const otherSteps = [
  fc.nat(99).map((seed) => named(`jump ${seed}`, ({ jump }) => jump(seed))),
  fc.nat(99).map((seed) => named(`skip ${seed}`, ({ skip }) => skip(seed))),
  fc.constantFrom(
    named('refuse throwing', ({ refuse }) => refuse('throwing')),
    named('refuse silent', ({ refuse }) => refuse('silent')),
  ),
  fc.constantFrom(
    named('resume', ({ resume }) => resume()),
    named('allow', ({ allow }) => allow()),
    named('wait', ({ wait }) => wait()),
    named('reload', ({ reload }) => reload()),
  ),
]

/** A failing walk is cut down to the steps that it needs, the others made `rest`. */
const rest = { arbitrary: fc.constant(named('rest', () => {})), weight: 1 }

export const someStep = fc.oneof(
  { withCrossShrink: true },
  rest,
  ...visitorSteps.map((arbitrary) => ({ arbitrary, weight: 3 })),
  ...otherSteps.map((arbitrary) => ({ arbitrary, weight: 1 })),
)
