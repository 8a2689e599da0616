import { createElement } from 'react'
import { markMatches } from '../../domain/markMatches'
import { useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'

interface MarkedTextProps {
  readonly as: 'h3' | 'p'
  readonly id?: string
  readonly className?: string
  readonly text: string
  /** Where it does not, its card is hidden, and a keystroke costs it nothing. */
  readonly showsMarks: boolean
}

/**
 * A text with what was searched for marked in it; it alone is drawn again at a keystroke, not the card around it.
 * Where the marks change the whole element is replaced: a browser that translates the page puts elements of its own
 * in the place of texts, and React would look for those in vain.
 */
export function MarkedText({ as, id, className, text, showsMarks }: MarkedTextProps) {
  const search = useAppSelector((state) => (showsMarks ? selectQuery(state).search : ''))
  const pieces = markMatches(text, search)
  const isMarked = pieces.some(({ isMatch }) => isMatch)
  return createElement(
    as,
    { key: isMarked ? search.toLowerCase() : '', id, className },
    ...pieces.map(({ text: words, isMatch }) => (isMatch ? createElement('mark', undefined, words) : words)),
  )
}
