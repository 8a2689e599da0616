import type { Browser } from '@playwright/test'
import { CPU_SLOWDOWN } from './benchBrowser'
import { onThreadOf, outerTasks, trace } from './mainThread'

/** A longer task blocks (web.dev, Total Blocking Time). */
const BLOCKING_MS = 50
/** The page is loaded after a third of this. */
const LOADED_AFTER_MS = 3000
const PHONE = { width: 412, height: 823 }

/**
 * The sum over the main thread's tasks of their processor time above 50 ms, from the first byte on, scaled to a phone. Without
 * a debugger, because a debugger makes V8 look up where each error was created: 50 ms of React's start.
 */
export async function cpuOfLoad(browser: Browser, url: string): Promise<number> {
  const events = await trace(browser, async (session) => {
    const { browserContextId } = await session.send('Target.createBrowserContext')
    await session.send('Target.createTarget', { url, browserContextId, ...PHONE })
    await new Promise((resolve) => setTimeout(resolve, LOADED_AFTER_MS))
    await session.send('Target.disposeBrowserContext', { browserContextId })
  })
  const own = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
  const tasks = outerTasks(onThreadOf(own, events))
  const times = tasks.map(({ tdur = 0 }) => (CPU_SLOWDOWN * tdur) / 1000)
  return times.reduce((sum, time) => sum + Math.max(0, time - BLOCKING_MS), 0)
}
