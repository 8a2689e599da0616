import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('checkContent.ts'), { configFile: false, logLevel: 'error' })
const { firstMistake, text } = await module.checkContent(pathOf('../../..'), 'src/content')
console[firstMistake ? 'error' : 'log'](text)
process.exitCode = firstMistake ? 1 : 0
