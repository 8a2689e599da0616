import { catalog } from './catalog'
import { createAppStore } from '../../src/store/createAppStore'

/** The app's store, by default with the fixture's catalog. */
export function createSiteStore(options: Partial<Parameters<typeof createAppStore>[0]> = {}) {
  return createAppStore({ jobs: catalog, ...options })
}
