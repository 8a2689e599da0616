import type { Browser } from '@playwright/test'
import { medianOf } from './benchBrowser'
import { onThreadOf, outerTasks, trace, type TraceEvent } from './mainThread'

const PAINT = ['PrePaint', 'Paint', 'Layerize']
/** The page is idle again. Keys must not share a frame. */
const KEY_INTERVAL_MS = 150

const sumOf = (events: readonly TraceEvent[], names: readonly string[]) =>
  events.reduce((sum, { name, tdur = 0 }) => (names.includes(name) ? sum + tdur / 1000 : sum), 0)

const isEvent = ({ name, args }: TraceEvent, type: string) =>
  name === 'EventDispatch' && args?.data?.type === type
const isKey = (event: TraceEvent) => isEvent(event, 'keydown')

/** The processor time of the main thread from a key to the end of its frame, in ms: the sum, and its parts. */
function cpuOfKey(events: readonly TraceEvent[], start: number, next: number) {
  const input = events.find((event) => isEvent(event, 'input') && event.ts > start)
  const painted = events.find(({ name, ts }) => name === 'Layerize' && ts > (input?.ts ?? next))
  if (!painted || painted.ts > next) return []
  const end = painted.ts + (painted.dur ?? 0)
  const during = events.filter(({ ts, dur = 0 }) => ts + dur > start && ts < end)
  const sum = sumOf(outerTasks(during), ['ThreadControllerImpl::RunTask'])
  const [style, layout, paint] = [
    sumOf(during, ['UpdateLayoutTree']),
    sumOf(during, ['Layout']),
    sumOf(during, PAINT),
  ]
  return [{ sum, script: sum - style - layout - paint, style, layout, paint }]
}

/** Types and deletes words in the search box of a list. Returns the medians of the keys, and the worst. */
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
  const own = onThreadOf(events.find(isKey), events)
  const starts = own.filter(isKey).map(({ ts }) => ts)
  const keys = starts.flatMap((start, index) => cpuOfKey(own, start, starts[index + 1] ?? Infinity))
  const median = (part: keyof (typeof keys)[number]) => medianOf(keys.map((key) => key[part]))
  const [sum, script, style] = [median('sum'), median('script'), median('style')]
  const worst = Math.max(...keys.map((key) => key.sum))
  return { sum, script, style, layout: median('layout'), paint: median('paint'), worst }
}
