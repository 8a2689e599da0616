import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { budgets } from './src/build/budgetsPlugin.ts'
import { buildConstants } from './src/build/buildConstantsPlugin.ts'
import { catalogChunkByName } from './src/build/catalogChunkPlugin.ts'
import { contentCheck } from './src/build/contentCheckPlugin.ts'
import { contentConditions } from './src/build/contentInUse.ts'
import { fontLicense } from './src/build/fontLicensePlugin.ts'
import { hostFiles } from './src/build/hostFilesPlugin.ts'
import { hostHeadersPreview } from './src/build/hostHeadersPreviewPlugin.ts'
import { hostLikeDev } from './src/build/hostLikeDevPlugin.ts'
import { notFoundPreview } from './src/build/notFoundPreviewPlugin.ts'
import { pageFiles } from './src/build/pageFilesPlugin.ts'
import { precompress } from './src/build/precompressPlugin.ts'
import { pureRouter } from './src/build/pureRouterPlugin.ts'
import { siteChunk } from './src/build/siteChunkPlugin.ts'
import { themeScript } from './src/build/themeScriptPlugin.ts'

export default defineConfig(({ command, isPreview, mode }) => ({
  // In development one page answers for all; what is built has a file for every address, and a 404 for the rest.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  resolve: { conditions: [...contentConditions(mode), ...defaultClientConditions] },
  build: {
    // The site of the tests' content (`--mode fixture`) is never where the company's own belongs.
    outDir: contentConditions(mode).length > 0 ? '.cache/fixture-site' : 'dist',
    // For Safari before 17 it would fetch ahead what is imported in a moment; the policy lets no script fetch.
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses/libraries.md' },
  },
  plugins: [
    react(),
    buildConstants(),
    pureRouter(),
    siteChunk(),
    catalogChunkByName(),
    contentCheck(),
    themeScript(),
    pageFiles(),
    budgets(),
    hostFiles(),
    fontLicense(),
    precompress(),
    hostHeadersPreview(),
    notFoundPreview(),
    hostLikeDev(),
  ],
}))
