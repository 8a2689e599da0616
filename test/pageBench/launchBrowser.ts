import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../browser/findBrowser'

/** A browser that Lighthouse can drive too, by the port. */
export async function launchBrowser(debuggingPort: number): Promise<Browser> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${debuggingPort}`, ...noSandbox],
  })
}
