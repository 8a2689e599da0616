import type { CDPSession, Page } from '@playwright/test'

export interface Figures {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
}

/** Counts the timers that run. What the page logs is not kept: the browser would hold on to it for its developer tools. */
export function prepareToCount(): void {
  const running = new Set<number>()
  const setTimer = window.setTimeout.bind(window)
  const clearTimer = window.clearTimeout.bind(window)
  const setTicker = window.setInterval.bind(window)
  const clearTicker = window.clearInterval.bind(window)
  Object.assign(window, {
    runningTimers: () => running.size,
    setTimeout(handler: TimerHandler, ms?: number, ...args: unknown[]) {
      const id: number = setTimer(() => {
        running.delete(id)
        if (typeof handler === 'function') handler(...args)
      }, ms)
      running.add(id)
      return id
    },
    clearTimeout(id?: number) {
      if (id !== undefined) running.delete(id)
      clearTimer(id)
    },
    setInterval(handler: TimerHandler, ms?: number, ...args: unknown[]) {
      const id: number = setTicker(handler, ms, ...args)
      running.add(id)
      return id
    },
    clearInterval(id?: number) {
      if (id !== undefined) running.delete(id)
      clearTicker(id)
    },
  })
  console.log = () => {}
}

/** What stands in memory once everything that can be collected is. */
export async function takeFigures(page: Page, devTools: CDPSession): Promise<Figures> {
  await devTools.send('Runtime.discardConsoleEntries')
  // What a collection finalizes, only the next one collects.
  for (let round = 0; round < 5; round += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  const timers = await page.evaluate(() => Number(Reflect.get(window, 'runningTimers')()))
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners, timers }
}
