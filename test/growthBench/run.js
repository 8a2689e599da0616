import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'

const lighthouseFolder = new URL('../pageBench/', import.meta.url)
if (!existsSync(new URL('node_modules', lighthouseFolder))) {
  execSync('npm ci', { cwd: lighthouseFolder, stdio: 'inherit' })
}

const { module } = await runnerImport('./test/growthBench/growthBench.ts', {
  configFile: false,
  logLevel: 'error',
})
const { default: lighthouse } = await import(
  new URL('node_modules/lighthouse/core/index.js', lighthouseFolder).href
)
await module.measureGrowth(lighthouse, process.argv.slice(2))
