/** Display names of components and contexts, and calls of React that make them: what keeps an unused one in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm
const CALL = /= (React\w*\.(?:forwardRef|createContext|memo)\()/g

/** A module's text in which a bundler may drop what is not used; what is used is not changed. */
export function markPure(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(CALL, '= /* @__PURE__ */ $1')
}
