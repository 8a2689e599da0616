import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contentConditions } from './src/site/importFromSite.ts'
import { firstLoadGroups } from './src/site/prerender/firstLoad.ts'
import { buildConstants } from './src/site/vite/buildConstantsPlugin.ts'
import { catalogChunk } from './src/site/vite/catalogChunkPlugin.ts'
import { contentCheck } from './src/site/vite/contentCheckPlugin.ts'
import { hostLikePreview } from './src/site/vite/hostLikePreviewPlugin.ts'
import { pageFiles } from './src/site/vite/pageFilesPlugin.ts'
import { serviceWorker } from './src/site/vite/serviceWorkerPlugin.ts'

export default defineConfig(({ command, isPreview, mode }) => ({
  // In development index.html answers every address. The build has a file for every address.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  // Not in `node_modules`, which `npm ci` removes while a server runs.
  cacheDir: '.cache/vite',
  resolve: {
    conditions: [...contentConditions(mode), ...defaultClientConditions],
  },
  build: {
    // The site with the content of the tests (`--mode fixture`) must not get into `dist`.
    outDir: contentConditions(mode).length > 0 ? '.cache/fixture-site' : 'dist',
    // The polyfill fetches, which the policy refuses. Safari before 17 preloads nothing.
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses/libraries.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Without a receiver, the second pass drops the code that sends forms (receiver.ts).
      optimization: { inlineConst: { pass: 2 } },
      // Only emotion's unused `withTheme` needs it. A CommonJS module is otherwise kept.
      treeshake: { moduleSideEffects: (id: string) => !id.includes('hoist-non-react-statics') },
      output: {
        // A host may name another charset than UTF-8.
        charset: 'ascii',
        codeSplitting: { groups: firstLoadGroups() },
      },
    },
  },
  plugins: [
    react(),
    buildConstants(command),
    catalogChunk(),
    contentCheck(),
    pageFiles(),
    command === 'build' && serviceWorker(mode),
    hostLikePreview(),
  ],
}))
