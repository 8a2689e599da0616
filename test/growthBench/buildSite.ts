import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../support/copyOfSite'
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
export function buildSite(positions: number): BuiltSite {
  const folder = copyOfSite(grownContent(positions))
  const start = performance.now()
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`No site with ${positions} positions: ${stderr}`)
  const buildSeconds = (performance.now() - start) / 1000
  const dist = join(folder, 'dist')
  return {
    dist,
    buildSeconds,
    megabytes: bytesIn(dist) / 1e6,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
