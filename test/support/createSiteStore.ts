import { createAppStore } from '../../src/store/createAppStore'
import { catalog } from './catalog'

/** The app's store, by default with the fixture's catalog. */
export function createSiteStore(options: Partial<Parameters<typeof createAppStore>[0]> = {}) {
  return createAppStore({ jobs: catalog, ...options })
}
