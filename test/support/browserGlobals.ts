import { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers'
import { TextDecoder, TextEncoder } from 'node:util'

/** Browser APIs that jsdom lacks. */
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder, setImmediate, CSS: {} })

  // jsdom fires `invalid` events when it computes styles and a style sheet has `:invalid`.
  const getComputedStyle = window.getComputedStyle.bind(window)
  let isStyling = false
  window.getComputedStyle = (...asked) => {
    isStyling = true
    const style = getComputedStyle(...asked)
    isStyling = false
    return style
  }
  window.addEventListener('invalid', (event) => isStyling && event.stopImmediatePropagation(), true)

  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  class Observer {
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer })
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}
