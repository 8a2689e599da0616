import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('checkContent.ts'), { configFile: false, logLevel: 'error' })
const { isFine, text } = await module.checkContent(pathOf('../../content'))
console[isFine ? 'log' : 'error'](text)
process.exitCode = isFine ? 0 : 1
