import type { Browser } from '@playwright/test'
import { CPU_SLOWDOWN } from './benchBrowser'

/** A longer task blocks (web.dev, Total Blocking Time). */
const BLOCKING_MS = 50
/** The page is loaded after a third of this. */
const LOADED_AFTER_MS = 3000
const PHONE = { width: 412, height: 823 }

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The processor time of the thread, without the time of other programs. */
  readonly tdur?: number
  readonly args?: { readonly beginData?: { readonly url?: string } }
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'tid' in value && 'ts' in value
}

export interface CpuOfLoad {
  readonly longestTaskMs: number
  /** The sum over the main thread's tasks of their time above 50 ms, from the first byte on. */
  readonly blockedMs: number
}

/** Opens a page without a debugger, because a debugger makes V8 look up where each error was created: 50 ms of React's start. */
async function traceLoad(browser: Browser, url: string): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) => {
    events.push(...value.filter(isTraceEvent))
  })
  const { browserContextId } = await session.send('Target.createBrowserContext')
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  })
  await session.send('Target.createTarget', { url, browserContextId, ...PHONE })
  await new Promise((resolve) => setTimeout(resolve, LOADED_AFTER_MS))
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await completed
  await session.send('Target.disposeBrowserContext', { browserContextId })
  await session.detach()
  return events
}

/** The tasks of the page's main thread. A task within another is part of it. */
function outerTasks(events: readonly TraceEvent[], url: string): TraceEvent[] {
  const own = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
  if (!own) throw new Error(`The trace does not show ${url}.`)
  const isOwn = ({ name, pid, tid }: TraceEvent) =>
    name === 'ThreadControllerImpl::RunTask' && pid === own.pid && tid === own.tid
  const tasks = events.filter(isOwn).toSorted((a, b) => a.ts - b.ts)
  let end = 0
  return tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

/** Measures the processor time of opening a page, scaled to a phone. */
export async function cpuOfLoad(browser: Browser, url: string): Promise<CpuOfLoad> {
  const tasks = outerTasks(await traceLoad(browser, url), url)
  const times = tasks.map(({ tdur = 0 }) => (CPU_SLOWDOWN * tdur) / 1000)
  return {
    longestTaskMs: Math.max(...times),
    blockedMs: times.reduce((sum, time) => sum + Math.max(0, time - BLOCKING_MS), 0),
  }
}
