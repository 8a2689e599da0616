/**
 * True where the prerendered page has its global style sheets (site/prerender/renderPage.tsx). If emotion inserted them
 * again, it would move the existing ones, and the browser would compute every style again.
 */
export const areSheetsInFile =
  typeof document !== 'undefined' && document.querySelector('style[data-emotion^="css-global"]') !== null
