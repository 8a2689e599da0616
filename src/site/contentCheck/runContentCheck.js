import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('checkContent.ts'), { configFile: false, logLevel: 'error' })
const { mistakes, text } = await module.checkContent(pathOf('../../..'), 'src/content')
console[mistakes.length === 0 ? 'log' : 'error'](text)
process.exitCode = mistakes.length === 0 ? 0 : 1
