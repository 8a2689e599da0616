import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { Key, Point, Scheme, Tab } from './engine'
import { lookAtPage, type Look } from './look'
import type { Site } from './serveSite'
import { within } from './within'

/** Only a page that hangs takes so long, on the slowest machine. */
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 50
/** What is asked of a page that is just being left may never be answered: https://github.com/w3c/webdriver/issues/1708 */
const ANSWER_LIMIT_MS = 10_000

const finders = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** By its role, or a field by its label. */
export type Target =
  | {
      readonly role: 'button' | 'link' | 'checkbox' | 'status'
      readonly name?: string
      /** Of several, from 0. */
      readonly nth?: number
    }
  | { readonly label: string }

/** Runs in the page. Where its middle is, once it stands still and nothing lies over it; else why not yet. */
function findTarget(target: Target): Point | string {
  const { queryAllByRole, queryByLabelText } = window.TestingLibraryDom
  const element =
    'label' in target
      ? queryByLabelText(document.body, target.label)
      : queryAllByRole(document.body, target.role, target.name === undefined ? {} : { name: target.name })[
          target.nth ?? 0
        ]
  if (!element) return 'not there'
  if (element.matches(':disabled')) return 'disabled'
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(element),
    )
  if (isMoving) return 'moving'
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const isUncovered = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  if (!isUncovered(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isUncovered(middle()) ? middle() : 'covered'
}

export type Visitor = ReturnType<typeof createVisitor>

/** A person with a window on the site: every act waits for what it acts on, everything seen is waited for. */
export function createVisitor(tab: Tab, site: Site) {
  /** Calls a function in the page. Function and arguments are sent as text: it may use nothing but them, and they are plain data. */
  async function inPage<Given extends readonly unknown[], Answer>(
    task: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer> {
    const call = `(${String(task)})(...${JSON.stringify(given)})`
    // A promise only where the task gives one: WebKit's driver waits for ever for one whose page is left.
    const toText = `(answer) => JSON.stringify(answer ?? null)`
    const text = `((answer) => answer instanceof Promise ? answer.then(${toText}) : (${toText})(answer))(${call})`
    const answer: Answer = JSON.parse(await tab.evaluate(text))
    return answer
  }

  /** Asks again until the answer is right; a page on its way to another can't answer. */
  async function until<Answer>(ask: () => Promise<Answer>, check: (answer: Answer) => void): Promise<Answer> {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        const answer = await within(ANSWER_LIMIT_MS, ask())
        check(answer)
        return answer
      } catch (error) {
        if (performance.now() > end) throw error
      }
      await wait(LOOK_AGAIN_MS)
    }
  }

  const look = () => inPage(lookAtPage)

  /** Waits until the page shows all of this. */
  function sees(expected: Partial<Look>): Promise<Look> {
    return until(look, (seen) => {
      const named = Object.entries(seen).filter(([name]) => name in expected)
      assert.deepEqual(Object.fromEntries(named), expected)
    })
  }

  /** Does what loads a document, and waits for it to stand. */
  async function leaves(load: () => Promise<unknown>): Promise<void> {
    const { loadedAt } = await look()
    await load()
    await until(look, (seen) => assert.notEqual(seen.loadedAt, loadedAt))
  }

  /** Where the target is, once it is there and has not moved between two looks: a page may be scrolling. */
  async function find(target: Target): Promise<Point> {
    let lastSeen = ''
    const answer = await until(
      async () => {
        if (!(await inPage(() => 'TestingLibraryDom' in window))) {
          await tab.evaluate(`(() => { ${finders}; return '' }).call(window)`)
        }
        return inPage(findTarget, target)
      },
      (found) => {
        const seen = JSON.stringify(found)
        const hasMoved = seen !== lastSeen
        lastSeen = seen
        assert.ok(typeof found === 'object', `${JSON.stringify(target)}: ${seen}`)
        assert.ok(!hasMoved, `${JSON.stringify(target)}: moving`)
      },
    )
    assert.ok(typeof answer === 'object')
    return answer
  }

  async function clicks(target: Target): Promise<void> {
    await tab.clickAt(await find(target))
  }

  return {
    inPage,
    until,
    look,
    sees,
    find,
    clicks,
    opens: async (path: string) => {
      await leaves(() => tab.open(site.origin + path))
      return sees({ isHydrated: true })
    },
    /** Where the app does not come until the answer is called. */
    opensWithoutApp: async (path: string): Promise<() => void> => {
      const { origin, release } = await site.holdApp()
      await leaves(() => tab.open(origin + path))
      return release
    },
    /** Whether the server answers with a page, and not with an error. */
    isServed: async (path: string) => (await fetch(site.origin + path)).ok,
    reloads: async () => {
      await leaves(() => tab.reload())
      return sees({ isHydrated: true })
    },
    /** Notices stay while their window is in the background: no machine is too slow to see them. */
    looksAway: () =>
      inPage(() => {
        window.dispatchEvent(new Event('blur'))
      }),
    goesBack: () => tab.back(),
    goesForward: () => tab.forward(),
    types: (text: string) => tab.type(text),
    presses: (key: Key, held?: 'Alt') => tab.press(key, held),
    fills: async (label: string, text: string) => {
      await clicks({ label })
      await tab.type(text)
    },
    choosesFile: (path: string) => tab.chooseFile(path),
    swipes: (from: Point, to: Point) => tab.swipe(from, to),
    sizesWindow: async (width: number, height: number) => {
      await tab.resize(width, height)
      return sees({ width, height })
    },
    systemBecomes: (scheme: Scheme) => tab.systemBecomes(scheme),
    stylesForPrint: () => tab.styleForPrint(),
    prints: () => tab.print(),
    takesPicture: () => tab.picture(),
    /** Whatever the engine or the page itself complained of, on every page since the window was opened. */
    complaints: async () => [...tab.complaints(), ...(await inPage(() => window.witness.complaints))],
  }
}
