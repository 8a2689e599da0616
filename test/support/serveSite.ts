import { basename } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { findBrowser } from '../browser/findBrowser'
import { viteBuild } from './runNode'
import { startVite } from './startVite'

/**
 * The global setup of the suites in a browser. Builds the site with the content of the tests into the suite's own folder,
 * serves it on a free port, and finds a browser. Tests and configurations read the variables that it sets. A suite that has
 * built a site already names its folder in `BUILT_SITE`.
 */
export default async function serveSite({ rootDir }: FullConfig): Promise<() => void> {
  const suite = basename(rootDir)
  process.env['BROWSER_PATH'] = await findBrowser(suite)
  if (!process.env['BUILT_SITE']) {
    process.env['BUILT_SITE'] = `.cache/${suite}`
    await viteBuild('.', '--mode', 'fixture', '--outDir', process.env['BUILT_SITE'])
  }
  const { address, stop } = await startVite('.', 'preview', '--outDir', process.env['BUILT_SITE'])
  process.env['SITE_URL'] = address
  return stop
}
