import type { Plugin } from 'vite'

/** Display names of components and contexts, and calls of React that make them: what keeps an unused one in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm
const CALL = /= (React\w*\.(?:forwardRef|createContext|memo)\()/g

const NOTHING_TO_MARK =
  'src/site/vite/pureRouterPlugin.ts finds nothing to mark in react-router any more, and 6 kB that nothing uses stay in every first load. Look how the package is written today, or take the plugin out of vite.config.ts.'

/** A module's text in which a bundler may drop what is not used; what is used is not changed. */
export function markPure(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(CALL, '= /* @__PURE__ */ $1')
}

/** Lets the bundler tree-shake react-router, which is one file: 6 kB of each first load. */
export function pureRouter(): Plugin {
  let isMarked = false
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler(code) {
        const marked = markPure(code)
        if (marked !== code) isMarked = true
        return marked
      },
    },
    buildEnd(error) {
      if (error === undefined && !isMarked) this.error(NOTHING_TO_MARK)
    },
  }
}
