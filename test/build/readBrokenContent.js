import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('brokenContentMistakes.ts'), {
  configFile: false,
  logLevel: 'error',
})
console.log(JSON.stringify(await module.brokenContentMistakes(pathOf('brokenContent'))))
