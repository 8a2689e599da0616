import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { budgets } from './src/build/budgetsPlugin.ts'
import { buildConstants } from './src/build/buildConstantsPlugin.ts'
import { catalogChunkByName } from './src/build/catalogChunkPlugin.ts'
import { contentCheck } from './src/build/contentCheckPlugin.ts'
import { contentConditions } from './src/build/contentInUse.ts'
import { hostFiles } from './src/build/hostFilesPlugin.ts'
import { hostHeadersPreview } from './src/build/hostHeadersPreviewPlugin.ts'
import { noDefaultTheme } from './src/build/noDefaultThemePlugin.ts'
import { notFoundPreview } from './src/build/notFoundPreviewPlugin.ts'
import { pageFiles } from './src/build/pageFilesPlugin.ts'
import { precompress } from './src/build/precompressPlugin.ts'
import { pureRouter } from './src/build/pureRouterPlugin.ts'
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
    rolldownOptions: {
      output: {
        // `site` is what stands around every page, with the libraries under it: half of the script, which runs by itself
        // (src/main.ts). It also has the few small things that two pages share, because each file more is a request.
        codeSplitting: {
          groups: [
            {
              name: 'site',
              test: /src\/layout\/(Footer|HiringStrip|NavBarLink|SkipLink|ThemeModeSwitch|Wordmark)|react-dom\/(index|cjs\/react-dom\.)|CardLink|mergeSlotProps|useControlled|useId|ShareButton|SideHeading|calendarDate|date-fns/,
            },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    buildConstants(),
    pureRouter(),
    noDefaultTheme(),
    catalogChunkByName(),
    contentCheck(),
    themeScript(),
    pageFiles(),
    budgets(),
    hostFiles(),
    precompress(),
    hostHeadersPreview(),
    notFoundPreview(),
  ],
}))
