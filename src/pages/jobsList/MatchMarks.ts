import { useEffect, type RefObject } from 'react'
import { findMatches } from '../../domain/findMatches'
import { SEARCHED_FIELDS } from '../../domain/matching'
import { fieldSelector } from '../../hydration/listParts'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectShownIndices } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'

/** The name of the highlight in CSS: `::highlight(search)`. */
export const SEARCH_HIGHLIGHT = 'search'

const MARKED_FIELDS = SEARCHED_FIELDS.map(fieldSelector).join()

function highlightMatches(list: Element, search: string): Highlight {
  const highlight = new Highlight()
  const cutOff = new Map<Element, boolean>()
  for (const card of list.querySelectorAll('li:not([hidden])')) {
    const visible: boolean[] = []
    for (const element of card.querySelectorAll(MARKED_FIELDS)) {
      const { bottom } = element.getBoundingClientRect()
      // A translated page has several text nodes in an element.
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { start, end } of findMatches(node.nodeValue ?? '', search)) {
          const range = new Range()
          range.setStart(node, start)
          range.setEnd(node, end)
          highlight.add(range)
          visible.push(range.getBoundingClientRect().top < bottom)
        }
      }
    }
    cutOff.set(card, visible.length > 0 && !visible.includes(true))
  }
  // JobCards.ts shows it. Set after all cards are measured: a change costs a layout.
  for (const [card, isMore] of cutOff) card.classList.toggle('more', isMore)
  return highlight
}

/** Marks the search after the cards are painted, without elements and layout. Safari before 17.2 shows no marks. */
export function MatchMarks({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const search = useAppSelector((state) => selectQuery(state).search)
  // The effect reads the cards from the document. This renders again when they change.
  useAppSelector(selectShownIndices)
  useEffect(() => {
    const cards = list.current
    if (!cards || !('highlights' in CSS)) return
    const mark = () => CSS.highlights.set(SEARCH_HIGHLIGHT, highlightMatches(cards, search))
    let timer = 0
    // The timer is due after the paint of this frame.
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(mark)))
    // The width of the cards decides which matches are cut off.
    window.addEventListener('resize', mark)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      window.removeEventListener('resize', mark)
      // The page is left.
      if (!cards.isConnected) CSS.highlights.delete(SEARCH_HIGHLIGHT)
    }
  })
  return null
}
