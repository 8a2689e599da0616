/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './support/runNode'

const ROOT = join(__dirname, '..')

/** Imports the files like knip, where every start of another program throws. */
const IMPORT = `
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { runnerImport } from 'vite'
for (const start of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'])
  childProcess[start] = () => { throw new Error('Loading a file starts a program.') }
syncBuiltinESMExports()
for (const file of process.argv.slice(1)) await runnerImport(file, { configFile: false, logLevel: 'error' })
`

it('loads the configuration of every suite on a machine that has Node alone', async () => {
  const configs = readdirSync(__dirname)
    .map((suite) => join(__dirname, suite, 'playwright.config.ts'))
    .filter((config) => existsSync(config))
  expect(configs.length).toBeGreaterThan(3)
  process.env['PATH'] = ''
  const { output } = await runNode(ROOT, '--input-type=module', '--eval', IMPORT, '--', ...configs)
  expect(output).toBe('')
})
