import { TextDecoder, TextEncoder } from 'node:util'

class NoIntersections {
  observe(): void {}
  disconnect(): void {}
}

/** Browser APIs that jsdom lacks. */
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: {}, IntersectionObserver: NoIntersections })

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
