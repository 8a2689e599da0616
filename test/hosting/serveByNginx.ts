import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { freePort } from '../support/freePort'
import { viteBuild } from '../support/runNode'
import serveSite from '../support/serveSite'
import { STAFF_FILES } from './addresses'
import { findNginx, runNginx, SITES, writeNginxConfig } from './nginxServer'

/** The global setup of this suite: builds a second site, below a base path, and serves both by nginx. */
export default async function serveByNginx(config: FullConfig): Promise<() => void> {
  findNginx()
  const stopPreview = await serveSite(config)
  await viteBuild('.', '--mode', 'fixture', '--base=/site/', '--outDir', '.cache/hosting-base/site')
  const ports = await Promise.all(SITES.map(freePort))
  for (const [index, { portVariable }] of SITES.entries()) process.env[portVariable] = String(ports[index])
  for (const { files } of SITES) {
    for (const file of STAFF_FILES) {
      mkdirSync(dirname(join(files, file)), { recursive: true })
      writeFileSync(join(files, file), file)
    }
  }
  writeNginxConfig()
  runNginx()
  return () => {
    runNginx('-s', 'stop')
    stopPreview()
  }
}
