import type { Browser } from '@playwright/test'
import { becomeAlive } from '../browser/openAlive'

/** How much slower the visitor's processor is than this machine's, as in Lighthouse's mobile test. */
export const SLOWDOWN = 4
/** What a task may take before it counts as blocking (web.dev, Total Blocking Time). */
const BLOCKING_MS = 50

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's own processor time; a machine that is busy elsewhere does not add to it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'tid' in value
}

export interface CpuOfLoad {
  readonly longestTaskMs: number
  /** Of each task of the main thread, what is over 50 ms. */
  readonly blockedMs: number
}

/** What opening a page costs its main thread, as processor time at a quarter of this machine's speed. */
export async function cpuOfLoad(browser: Browser, url: string): Promise<CpuOfLoad> {
  const page = await browser.newPage()
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) => {
    events.push(...value.filter(isTraceEvent))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await becomeAlive(page)
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await completed
  await page.close()
  await session.detach()

  const mainThreads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const isMain = ({ pid, tid }: TraceEvent) =>
    mainThreads.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasksMs = events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isMain(event))
    .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000)
  return {
    longestTaskMs: Math.max(...tasksMs),
    blockedMs: tasksMs.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKING_MS), 0),
  }
}
