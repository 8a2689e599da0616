/** @jest-environment node */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aJob } from '../support/aJob'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/viteBuild'
import type { Job } from '../../src/domain/job'

const SLOW_MACHINE_MS = 180_000

const positions = (jobs: readonly Job[]) => `export const jobsUsa = ${JSON.stringify(jobs)}`

const site = copyOfSite({ 'jobsUsa.ts': positions([aJob()]) })

afterAll(() => rmSync(site, { recursive: true }))

/** The names of the built scripts. */
async function scriptsOf(outDir: string): Promise<string[]> {
  await viteBuild(site, '--outDir', outDir)
  return readdirSync(join(site, outDir, 'assets')).filter((name) => name.endsWith('.js'))
}

it(
  'forty positions more change the name of their own script and of no other',
  async () => {
    const before = await scriptsOf('before')
    const jobs = Array.from({ length: 40 }, (_, at) =>
      aJob({ id: String(at + 1), title: `Data Engineer ${at}` }),
    )
    writeFileSync(join(site, 'src/content/jobsUsa.ts'), positions(jobs))
    const after = await scriptsOf('after')
    const renamed = after.filter((name) => !before.includes(name)).toSorted()
    expect(renamed).toEqual([expect.stringMatching(/^catalog-/)])
    expect(after).toHaveLength(before.length)
  },
  SLOW_MACHINE_MS,
)
