import type { Plugin } from 'vite'

/**
 * Lets the bundler drop what we do not use of react-router, 7 kB of the first load: the package is one file, and
 * display names and unmarked calls of React keep all of it alive. What is used is not changed.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}
