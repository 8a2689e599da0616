import { TextDecoder, TextEncoder } from 'node:util'

/** Browser APIs that jsdom lacks. */
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: {} })

  window.scrollTo = () => {}
  document.elementFromPoint = () => null
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}
