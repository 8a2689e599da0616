import type { Plugin } from 'vite'
import { markPure } from './markPure.ts'

const NOTHING_TO_MARK =
  'src/site/vite/pureRouterPlugin.ts finds nothing to mark in react-router any more, and 6 kB that nothing uses stay in every first load. Look how the package is written today, or take the plugin out of vite.config.ts.'

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
