import type { Browser } from '@playwright/test'
import { openHydrated } from '../browser/openHydrated'
import { SLOWDOWN } from './cpuOfLoad'
import { medianOf } from './medianOf'

/**
 * Has the app start with `count` positions: those of the site over and over, each with a text of its own. It comes in
 * where Redux DevTools would, so that what is measured is the site as built.
 */
function growCatalog(count: number): void {
  type State = Record<string, unknown> & { jobs: Record<string, unknown>[] }
  type Reducer = (state: State | undefined, action: object) => State
  type CreateStore = (reducer: Reducer, state?: State) => unknown
  type Enhancer = (createStore: CreateStore) => CreateStore

  const grow: Enhancer = (createStore) => (reducer, state) => {
    const shipped = reducer(state, { type: 'bench' })
    const jobs = Array.from({ length: count }, (_, index) => {
      const job = shipped.jobs[index % shipped.jobs.length]
      return {
        ...job,
        id: String(index),
        description: `${String(job?.['description'])}... Reference ${index}`,
      }
    })
    return createStore(reducer, { ...shipped, jobs })
  }
  const compose =
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      [grow, ...enhancers].reduceRight((next, enhance) => enhance(next), createStore)
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose })
}

interface Typing {
  /** Each typed and deleted letter by letter. */
  readonly words: readonly string[]
  /** How many positions the app is to start with, where not with those of the site. */
  readonly count?: number
}

/** From a key to the frame that shows what it found; in the page, the median of all keys, in milliseconds. */
export async function keystrokeToPaint(
  browser: Browser,
  origin: string,
  { words, count }: Typing,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 } })
  if (count !== undefined) await page.addInitScript(growCatalog, count)
  await openHydrated(page, `${origin}/jobs`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const search = page.getByRole('searchbox')
  await search.evaluate((field) => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    field.addEventListener('keydown', ({ timeStamp }) => {
      // The task after a frame begins when the frame's work is done.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(null)
      })
    })
  })
  for (const word of words) {
    await search.pressSequentially(word, { delay: 100 })
    for (const _ of word) await search.press('Backspace', { delay: 100 })
  }
  const times = await page.evaluate((): number[] => Reflect.get(window, 'keyTimes'))
  await page.close()
  return medianOf(times)
}
