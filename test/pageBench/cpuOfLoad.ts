import type { Browser } from '@playwright/test'

/** How much slower the visitor's processor is than this machine's, as in Lighthouse's mobile test. */
export const SLOWDOWN = 4
/** What a task may take before it counts as blocking (web.dev, Total Blocking Time). */
const BLOCKING_MS = 50
/** Nothing in a page that is not driven says when it is done; here it is after a third of this. */
const LOADED_AFTER_MS = 3000
const PHONE = { width: 412, height: 823 }

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the browser's clock. */
  readonly ts: number
  readonly dur?: number
  /** Microseconds of the thread's own processor time; a machine that is busy elsewhere does not add to it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly beginData?: { readonly url?: string } }
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'tid' in value && 'ts' in value
}

export interface CpuOfLoad {
  readonly longestTaskMs: number
  /** Of each task of the main thread, what is over 50 ms; from the first byte on. */
  readonly blockedMs: number
  /** The same from the first contentful paint on, which is what Total Blocking Time counts. */
  readonly blockedAfterPaintMs: number
}

/** Opens a page with nobody attached to it: a debugger has V8 look up where each error was made, 50 ms of React's start. */
async function traceLoad(browser: Browser, url: string): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) => {
    events.push(...value.filter(isTraceEvent))
  })
  const { browserContextId } = await session.send('Target.createBrowserContext')
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'loading',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
      ],
    },
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

/** The tasks of the page's own main thread, in order; those that run within another are part of it. */
function outerTasks(events: readonly TraceEvent[], url: string): TraceEvent[] {
  const own = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
  if (!own) throw new Error(`The trace does not show ${url}.`)
  const tasks = events
    .filter(
      ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === own.pid && tid === own.tid,
    )
    .toSorted((a, b) => a.ts - b.ts)
  let end = 0
  return tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

function msOf({ tdur = 0 }: TraceEvent): number {
  return (SLOWDOWN * tdur) / 1000
}

function blockedBy(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, msOf(task) - BLOCKING_MS), 0)
}

/** What opening a page costs its main thread, as processor time at a quarter of this machine's speed. */
export async function cpuOfLoad(browser: Browser, url: string): Promise<CpuOfLoad> {
  const events = await traceLoad(browser, url)
  const tasks = outerTasks(events, url)
  const pid = tasks[0]?.pid
  const paint = events.find((event) => event.name === 'firstContentfulPaint' && event.pid === pid)
  return {
    longestTaskMs: Math.max(...tasks.map(msOf)),
    blockedMs: blockedBy(tasks),
    blockedAfterPaintMs: blockedBy(tasks.filter(({ ts }) => ts > (paint?.ts ?? 0))),
  }
}
