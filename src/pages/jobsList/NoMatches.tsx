import { FallenCairn } from '../../components/FallenCairn'
import { noMatchesText } from '../../domain/noMatchesText'
import { useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'
import { WiderSearchList } from './WiderSearchList'

/** What stands in place of the cards where nothing matches. */
export function NoMatches({ isShown }: { readonly isShown: boolean }) {
  const text = useAppSelector((state) => noMatchesText(selectQuery(state).locations))
  return (
    <div className="no-matches" data-waits="" hidden={!isShown}>
      <p role="alert">
        <span suppressHydrationWarning>{text}</span>
      </p>
      <WiderSearchList />
      {/* Its place is kept; as a part of every list's file it would be a fiftieth of it. */}
      <div className="picture">{isShown && <FallenCairn />}</div>
    </div>
  )
}
