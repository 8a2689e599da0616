import { useRef } from 'react'
import { useAppSelector } from '../../store/storeHooks'
import { selectCardsInPage, selectHoldsAllCards, selectPaging } from '../../store/visibleJobsSelectors'
import { JobCard } from './JobCard'
import { MatchMarks } from './MatchMarks'
import { NoMatches } from './NoMatches'

/**
 * The shown page's cards, or what to do where there are none. The elements are always the same ones and are shown
 * or hidden: a card that comes back costs less than one made anew, and what runs before the app can do it too.
 */
export function JobList() {
  const list = useRef<HTMLUListElement>(null)
  const cards = useAppSelector(selectCardsInPage)
  const isWhole = useAppSelector(selectHoldsAllCards)
  const hasMatches = useAppSelector((state) => selectPaging(state).matchCount > 0)
  return (
    <>
      <NoMatches isShown={!hasMatches} />
      <ul
        ref={list}
        className="cards"
        data-waits=""
        data-whole={isWhole ? '' : undefined}
        hidden={!hasMatches}
      >
        {cards.map(({ job, position }) => (
          <JobCard key={position} job={job} position={position} />
        ))}
      </ul>
      <MatchMarks list={list} />
    </>
  )
}
