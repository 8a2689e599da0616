/**
 * Whether the page came with its global style sheets (site/prerender/renderPage). Then emotion need not write them again: it
 * would move what is there, and the browser would work out every style anew.
 */
export const areSheetsInFile =
  typeof document !== 'undefined' && document.querySelector('style[data-emotion^="css-global"]') !== null
