import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('previewPicture.tsx'), {
  configFile: false,
  logLevel: 'error',
  define: { SITE_BASE: '"/"', BUILD_YEAR: String(new Date().getFullYear()) },
})
console.log(`${await module.makePreviewPicture(pathOf('../..'))} is made anew.`)
