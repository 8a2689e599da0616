import { catalog } from '#content/catalog'
import { createAppStore } from '../../src/store/createAppStore'

/** The app's store with the fixture's positions, where a test gives none of its own. */
export function createSiteStore(options: Partial<Parameters<typeof createAppStore>[0]> = {}) {
  return createAppStore({ jobs: catalog, ...options })
}
