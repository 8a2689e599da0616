import { spawnSync } from 'node:child_process'
import { test as base, expect } from '@playwright/test'
import { createPrograms, ENGINES, type Send } from './engines'
import { startSiteServer } from './siteServer'

/** Keys that are no letters, as WebDriver writes them. */
export const KEYS = { End: '\uE010', Home: '\uE011' }

/** A person in front of a browser. Each act waits for what it acts on. */
function createVisitor(send: Send, site: Awaited<ReturnType<typeof startSiteServer>>) {
  /** Calls a function in the page. It uses nothing outside itself; arguments and answer are plain data. */
  async function inPage<Args extends unknown[], Answer>(task: (...args: Args) => Answer, ...args: Args) {
    const script = `return JSON.stringify((${String(task)})(...arguments) ?? null)`
    const answer: Answer = JSON.parse(String(await send('ExecuteScript', { script, args })))
    return answer
  }
  const look = () => inPage(() => window.witness.look())

  async function sees(expected: Partial<Record<keyof Awaited<ReturnType<typeof look>>, unknown>>) {
    await expect(async () => expect(await look()).toMatchObject(expected)).toPass()
    return look()
  }

  /** The role and the name that a screen reader is told of each element shown. */
  async function hears(selector: string): Promise<string[]> {
    const script = 'return window.witness.findAll(...arguments)'
    const heard = []
    for (const element of Object(await send('ExecuteScript', { script, args: [selector] }))) {
      const [id] = Object.values(element)
      const [role, label] = [await send('GetComputedRole', { id }), await send('GetComputedLabel', { id })]
      heard.push(`${String(role)} ${String(label).trim()}`)
    }
    return heard
  }

  const clicks = (...args: readonly [selector: string, name: string, nth?: number]) =>
    expect(async () => {
      const script = 'return window.witness.find(...arguments)'
      const element = await send('ExecuteScript', { script, args })
      expect(element, `${args.join(' ')} is there and does not move`).toBeTruthy()
      const [id] = Object.values(Object(element))
      await send('ElementClick', { id })
    }).toPass()
  async function types(text: string): Promise<void> {
    const actions = Array.from(text, (value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await send('PerformActions', { actions: [{ type: 'key', id: 'key', actions: actions.flat() }] })
  }

  const documentId = () => inPage(() => ('witness' in window ? window.witness.look().documentId : 0))
  /** Does what loads a document, and waits for it. */
  async function loads(act: () => Promise<unknown>): Promise<void> {
    const left = await documentId()
    await act()
    await expect(async () => expect(await documentId()).not.toBe(left)).toPass()
  }
  const load = (path: string) => loads(() => send('Navigate', { url: site.origin + path }))

  return {
    inPage,
    look,
    sees,
    hears,
    clicks,
    narrowsWindow: () => send('SetWindowRect', { width: 600, height: 800 }),
    types,
    opens: (path: string) => load(path).then(() => sees({ isHydrated: true })),
    opensWithoutApp: (path: string) => {
      site.hold('app')
      return load(path)
    },
    holds: site.hold,
    getsScript: site.release,
    /** Longer than the 10 s after a press in which WebKit takes an entry for the visitor's own. */
    async waits12Seconds(): Promise<void> {
      const start = Date.now()
      await expect(() => expect(Date.now() - start).toBeGreaterThan(12_000)).toPass()
    },
    fills: (label: string, text: string) => clicks('input, textarea', label).then(() => types(text)),
    /** By script, because Marionette's own reload bypasses the cache. */
    reloads: () => loads(() => inPage(() => location.reload())),
    goesBack: () => send('Back'),
    goesForward: () => send('Forward'),
  }
}

export interface Fixtures {
  readonly engine: keyof typeof ENGINES
  readonly visitor: ReturnType<typeof createVisitor>
}

export const test = base.extend<Fixtures>({
  engine: ['Chromium', { option: true }],
  visitor: async ({ engine }, play, testInfo) => {
    const { needs, start } = ENGINES[engine]
    const isMissing = spawnSync('which', needs).status !== 0
    if (process.env['CI']) expect(isMissing, `without ${needs.join(' or ')}`).toBe(false)
    testInfo.skip(isMissing)
    const site = await startSiteServer(process.env['BUILT_SITE'] ?? '')
    const programs = createPrograms()
    try {
      const visitor = createVisitor(await start(programs), site)
      await play(visitor)
      if (testInfo.errors.length > 0) return
      expect(await visitor.inPage(() => sessionStorage.getItem('complaints'))).toBeNull()
    } finally {
      programs.close()
    }
  },
})
