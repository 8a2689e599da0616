import type { Plugin } from 'vite'

/** Gives the app what only the build knows (src/globals.d.ts): the base path (`vite build --base=/site/`), the year. */
export function buildConstants(): Plugin {
  return {
    name: 'build-constants',
    config: ({ base = '/' }) => ({
      define: {
        SITE_BASE: JSON.stringify(base),
        BUILD_YEAR: JSON.stringify(new Date().getFullYear()),
      },
    }),
  }
}
