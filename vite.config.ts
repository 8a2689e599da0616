import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { budgets } from './src/site/vite/budgetsPlugin.ts'
import { buildConstants } from './src/site/vite/buildConstantsPlugin.ts'
import { catalogChunk } from './src/site/vite/catalogChunkPlugin.ts'
import { chunks } from './src/site/vite/chunksPlugin.ts'
import { contentCheck } from './src/site/vite/contentCheckPlugin.ts'
import { contentConditions } from './src/site/contentInUse.ts'
import { fontLicense } from './src/site/vite/fontLicensePlugin.ts'
import { hostFiles } from './src/site/vite/hostFilesPlugin.ts'
import { hostLikeDev } from './src/site/vite/hostLikeDevPlugin.ts'
import { hostLikePreview } from './src/site/vite/hostLikePreviewPlugin.ts'
import { pageFiles } from './src/site/vite/pageFilesPlugin.ts'
import { precompress } from './src/site/vite/precompressPlugin.ts'
import { serviceWorker } from './src/site/vite/serviceWorkerPlugin.ts'
import { themeScript } from './src/site/vite/themeScriptPlugin.ts'

export default defineConfig(({ command, isPreview, mode }) => ({
  // In development one page answers for all; what is built has a file for every address, and a 404 for the rest.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  resolve: { conditions: [...contentConditions(mode), ...defaultClientConditions] },
  build: {
    // The site of the tests' content (`--mode fixture`) is never where the company's own belongs.
    outDir: contentConditions(mode).length > 0 ? '.cache/fixture-site' : 'dist',
    // For Safari before 17 it would fetch ahead what is imported in a moment; the policy lets no script fetch.
    modulePreload: { polyfill: false },
    // The budgets' table says what a first load weighs.
    reportCompressedSize: false,
    license: { fileName: 'licenses/libraries.md' },
  },
  plugins: [
    react(),
    buildConstants(),
    chunks(),
    catalogChunk(),
    contentCheck(),
    themeScript(),
    pageFiles(),
    budgets(),
    hostFiles(),
    command === 'build' && serviceWorker(mode),
    fontLicense(),
    precompress(),
    hostLikePreview(),
    hostLikeDev(),
  ],
}))
