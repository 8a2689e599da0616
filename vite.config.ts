import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, normalizePath, type Rolldown } from 'vite'
import { contentConditions } from './src/site/importFromSite.ts'
import { APP_MODULE } from './src/site/prerender/firstLoad.ts'
import { buildConstants } from './src/site/vite/buildConstantsPlugin.ts'
import { catalogChunk } from './src/site/vite/catalogChunkPlugin.ts'
import { contentCheck } from './src/site/vite/contentCheckPlugin.ts'
import { hostLikePreview } from './src/site/vite/hostLikePreviewPlugin.ts'
import { pageFiles } from './src/site/vite/pageFilesPlugin.ts'
import { serviceWorker } from './src/site/vite/serviceWorkerPlugin.ts'

/** A module with all that it imports statically. */
function modulesOf(path: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set([normalizePath(resolve(import.meta.dirname, path))])
  // The loop also visits what it adds.
  for (const id of modules)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  return modules
}

/**
 * Divides the app into two chunks, `libraries` and `app`, which run in tasks of their own (src/main.ts). An edit renames
 * the second one alone. Each further request would delay hydration: by 20 ms on a slow phone.
 */
function appChunks(): Rolldown.CodeSplittingGroup[] {
  let inEntry: ReadonlySet<string> | undefined
  let inApp: ReadonlySet<string> | undefined
  const nameIfInApp = (name: string) => (id: string, graph: Rolldown.ChunkingContext) => {
    // The entry must not import the app.
    inEntry ??= modulesOf('src/main.ts', graph)
    inApp ??= modulesOf(APP_MODULE, graph)
    return inApp.has(id) && !inEntry.has(id) ? name : null
  }
  return [
    { name: nameIfInApp('libraries'), test: /node_modules/ },
    { name: nameIfInApp('app'), includeDependenciesRecursively: false },
  ]
}

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
        codeSplitting: { groups: appChunks() },
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
