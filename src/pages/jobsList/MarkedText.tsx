import { markMatches } from '../../domain/markMatches'
import { useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'

/** A text with what was searched for marked in it; it alone is drawn again at a keystroke, not the card around it. */
export function MarkedText({ text }: { readonly text: string }) {
  const search = useAppSelector((state) => selectQuery(state).search)
  return markMatches(text, search).map((piece, index) =>
    // The pieces of a text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
