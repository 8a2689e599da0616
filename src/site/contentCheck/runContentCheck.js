import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('checkContent.ts'), {
  configFile: false,
  logLevel: 'error',
  // The environment variables are the build's, which checks the content, too.
  define: { SITE_BASE: '"/"', SITE_ORIGIN: '""', FORMS_ENDPOINT: '""' },
})
const { firstMistake, text } = await module.checkContent(pathOf('../../..'), 'src/content')
console[firstMistake ? 'error' : 'log'](text)
process.exitCode = firstMistake ? 1 : 0
