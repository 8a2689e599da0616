import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'

const folder = new URL('.', import.meta.url)
if (!existsSync(new URL('node_modules', folder))) execSync('npm ci', { cwd: folder, stdio: 'inherit' })
execSync('npx vite build --logLevel warn', { stdio: 'inherit' })

const { module } = await runnerImport('./test/pageBench/pageBench.ts', {
  configFile: false,
  logLevel: 'error',
})
const { default: lighthouse } = await import('lighthouse')
await module.measurePages(lighthouse)
