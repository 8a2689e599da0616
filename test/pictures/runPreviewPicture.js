import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(pathOf('previewPicture.tsx'), {
  configFile: false,
  logLevel: 'error',
  define: { SITE_BASE: '"/"', IS_BUILT_PAGE: 'false' },
})
console.log(`Written: ${await module.makePreviewPicture(pathOf('../..'))}`)
