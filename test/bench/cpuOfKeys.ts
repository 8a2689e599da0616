import type { Browser } from '@playwright/test'
import { medianOf } from './benchBrowser'

/** The page is idle again. Keys must not share a frame. */
const KEY_INTERVAL_MS = 150

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The processor time of the thread, without the time of other programs. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'tid' in value && 'ts' in value
}

/** Records what the browser does during `act`. */
async function trace(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) => {
    events.push(...value.filter(isTraceEvent))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  await act()
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await completed
  await session.detach()
  return events
}

const isEvent = ({ name, args }: TraceEvent, type: string) =>
  name === 'EventDispatch' && args?.data?.type === type
const isKey = (event: TraceEvent) => isEvent(event, 'keydown')

/** The processor time of the main thread from a key to the end of its frame, in ms. */
function cpuOfKey(events: readonly TraceEvent[], start: number, next: number): readonly number[] {
  const input = events.find((event) => isEvent(event, 'input') && event.ts > start)
  const painted = events.find(({ name, ts }) => name === 'Layerize' && ts > (input?.ts ?? next))
  if (!painted || painted.ts > next) return []
  let [sum, end] = [0, start]
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    // A task within another is part of it.
    if (name !== 'ThreadControllerImpl::RunTask' || ts + dur <= end || ts >= painted.ts) continue
    sum += tdur / 1000
    end = ts + dur
  }
  return [sum]
}

/** Types and deletes words in the search box of a list. Returns the median of the keys, and the worst. */
export async function cpuOfKeys(browser: Browser, url: string, words: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, serviceWorkers: 'block' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const search = page.getByRole('searchbox')
  await search.focus()
  const events = await trace(browser, async () => {
    for (const word of words) {
      await search.pressSequentially(word, { delay: KEY_INTERVAL_MS })
      for (const _ of word) await search.press('Backspace', { delay: KEY_INTERVAL_MS })
    }
  })
  await page.close()
  const first = events.find(isKey)
  if (!first) throw new Error('The trace does not show the page.')
  const own = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const starts = own.filter(isKey).map(({ ts }) => ts)
  const keys = starts.flatMap((start, index) => cpuOfKey(own, start, starts[index + 1] ?? Infinity))
  return { median: medianOf(keys), worst: Math.max(...keys) }
}
