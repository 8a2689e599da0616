import type { Browser, CDPSession } from '@playwright/test'

export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The processor time of the thread, without the time of other programs. */
  readonly tdur?: number
  readonly args?: {
    readonly beginData?: { readonly url?: string }
    readonly data?: { readonly type?: string }
  }
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'tid' in value && 'ts' in value
}

/** Records what the browser does during `act`. */
export async function trace(
  browser: Browser,
  act: (session: CDPSession) => Promise<void>,
): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) => {
    events.push(...value.filter(isTraceEvent))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  })
  await act(session)
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await completed
  await session.detach()
  return events
}

/** The events of the thread that had `own`, oldest first. */
export function onThreadOf(own: TraceEvent | undefined, events: readonly TraceEvent[]): TraceEvent[] {
  if (!own) throw new Error('The trace does not show the page.')
  return events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid).toSorted((a, b) => a.ts - b.ts)
}

/** A task within another is part of it. */
export function outerTasks(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0
  return events.filter(({ name, ts, dur = 0 }) => {
    if (name !== 'ThreadControllerImpl::RunTask' || ts < end) return false
    end = ts + dur
    return true
  })
}
