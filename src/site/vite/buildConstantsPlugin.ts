import type { Plugin } from 'vite'

/** Gives the app what only the build knows (src/globals.d.ts): base path, year. */
export function buildConstants(): Plugin {
  return {
    name: 'build-constants',
    config: ({ base = '/' }) => ({
      define: {
        SITE_BASE: JSON.stringify(base),
        MAKES_PAGES: 'false',
        BUILD_YEAR: JSON.stringify(new Date().getFullYear()),
      },
    }),
  }
}
