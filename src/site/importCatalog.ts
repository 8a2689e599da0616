import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { contentFolder } from './contentInUse.ts'
import { importFromSite } from './importFromSite.ts'

/** Reads the positions of the build's mode. Their order is that of its countries. */
export async function importCatalog(config: ResolvedConfig) {
  const { readCatalog } = await importFromSite<typeof import('./catalog')>('/src/site/catalog.ts', config)
  return readCatalog(join(config.root, contentFolder(config.mode)))
}
