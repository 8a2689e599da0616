import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/viteBuild'
import { grownContent } from './grownContent'

export interface BuiltSite {
  readonly dist: string
  readonly buildSeconds: number
  readonly megabytes: number
  readonly remove: () => void
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** The site with so many positions, built in a folder of its own. */
export async function buildSite(positions: number): Promise<BuiltSite> {
  const folder = copyOfSite(grownContent(positions))
  const start = performance.now()
  await viteBuild(folder, '--logLevel', 'error')
  const buildSeconds = (performance.now() - start) / 1000
  const dist = join(folder, 'dist')
  return {
    dist,
    buildSeconds,
    megabytes: bytesIn(dist) / 1e6,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
