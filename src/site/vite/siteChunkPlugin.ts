import type { Plugin } from 'vite'

/**
 * What stands around every page, with the libraries under it: half of the script, which runs by itself (src/main.ts).
 * Then the small things that two pages share, because each file more is a request.
 */
const MODULES: readonly RegExp[] = [
  /src\/layout\/Footer\./,
  /src\/layout\/HiringStrip\./,
  /src\/layout\/NavBarLink\./,
  /src\/layout\/SkipLink\./,
  /src\/layout\/ThemeModeSwitch\./,
  /src\/layout\/Wordmark\./,
  /react-dom\/(?:index|cjs\/react-dom\.)/,
  /CardLink/,
  /mergeSlotProps/,
  /useControlled/,
  /useId/,
  /ShareButton/,
  /SideHeading/,
  /calendarDate/,
  /date-fns/,
]

/** Makes the chunk `site`, and ends the build where one of its names is no module of the site any more. */
export function siteChunk(): Plugin {
  return {
    name: 'site-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: (id: string) => MODULES.some((module) => module.test(id)) },
                {
                  name: 'shared',
                  minShareCount: 3,
                  // Vite's own belongs to the entry, which runs at once where it imports nothing (budgets/budgets).
                  test: (id: string) => !id.includes('vite/preload-helper'),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'site')
      const ids = chunk?.type === 'chunk' ? chunk.moduleIds : []
      const gone = MODULES.filter((module) => !ids.some((id) => module.test(id)))
      if (gone.length > 0) {
        this.error(
          `In src/site/vite/siteChunkPlugin.ts these name no module of the site: ${gone.join(', ')}. Take them out.`,
        )
      }
    },
  }
}
