import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'

const [name = 'pages', ...words] = process.argv.slice(2)

/** Lighthouse is installed when it is needed, apart from the project. */
async function loadLighthouse() {
  const folder = new URL('lighthouse/', import.meta.url)
  const install = 'npm install --no-package-lock --ignore-scripts'
  if (!existsSync(new URL('node_modules', folder))) execSync(install, { cwd: folder, stdio: 'inherit' })
  const { default: lighthouse } = await import(new URL('node_modules/lighthouse/core/index.js', folder).href)
  return lighthouse
}

if (name === 'pages') execSync('npx vite build --logLevel warn --outDir .cache/bench', { stdio: 'inherit' })

const file = `./test/bench/${name}Bench.ts`
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
await module.bench(words, await loadLighthouse())
