import { useEffect, type RefObject } from 'react'
import { findMatches } from '../../domain/findMatches'
import { useAppSelector } from '../../store/storeHooks'
import { selectQuery, selectShownPositions } from '../../store/visibleJobsSelectors'

/** The highlight's name: `::highlight(search)` says what it looks like. */
export const SEARCH_HIGHLIGHT = 'search'

/** Of the cards that are shown, the texts that can be marked. A browser that translates the page cuts them up. */
const MARKED_TEXTS = '.card:not([hidden]) :is(h3, .description)'

function highlightIn(list: Element, search: string): Highlight {
  const highlight = new Highlight()
  for (const element of list.querySelectorAll(MARKED_TEXTS)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const at of findMatches(node.nodeValue ?? '', search)) {
        highlight.add(
          new StaticRange({
            startContainer: node,
            startOffset: at,
            endContainer: node,
            endOffset: at + search.length,
          }),
        )
      }
    }
  }
  return highlight
}

/** Calls back once the next frame has been painted; returns how to call it off. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Marks what is searched for in the cards, with the CSS Custom Highlight API: no element comes or goes, so a keystroke
 * lays out nothing for its marks (`<mark>` took a sixth of it). The cards are painted first, the marks after them. A
 * browser without the API (Safari before 17.2) shows the cards unmarked. Draws nothing itself.
 */
export function MatchMarks({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const search = useAppSelector((state) => selectQuery(state).search)
  // Its cards are read from the document; the selector is here for the drawing that their change causes.
  useAppSelector(selectShownPositions)
  useEffect(() =>
    afterPaint(() => {
      if (list.current && 'highlights' in CSS)
        CSS.highlights.set(SEARCH_HIGHLIGHT, highlightIn(list.current, search))
    }),
  )
  useEffect(
    () => () => {
      if ('highlights' in CSS) CSS.highlights.delete(SEARCH_HIGHLIGHT)
    },
    [],
  )
  return null
}
