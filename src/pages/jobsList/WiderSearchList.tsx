import { Link } from '../../components/Link'
import { positionCount } from '../../domain/positionCount'
import { useAppSelector } from '../../store/storeHooks'
import { selectWiderSearches } from '../../store/widerSearchesSelector'
import { jobsPath } from '../../url/paths'

/** Ways on from a search without matches: the same with less asked for, each with what it finds. */
export function WiderSearchList() {
  const searches = useAppSelector(selectWiderSearches)
  return (
    <ul aria-label="Wider searches" hidden={!searches.some(({ isOffered }) => isOffered)}>
      {searches.map(({ query, label, matchCount, isOffered }, place) => (
        // Each has its place; their words change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} hidden={!isOffered}>
          <Link to={jobsPath(query)} suppressHydrationWarning>
            <span suppressHydrationWarning>{`${label}: ${positionCount(matchCount)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
