import { useRef } from 'react'
import { selectCardsInPage, selectHoldsAllCards, selectPaging } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { JobCard } from './JobCard'
import { JobCards } from './JobCards'
import { MatchMarks } from './MatchMarks'
import { NoMatches } from './NoMatches'

/** The cards, or the alert. Both stay in the page and are hidden: the early script can't create elements. */
export function JobList() {
  const list = useRef<HTMLUListElement>(null)
  const entries = useAppSelector(selectCardsInPage)
  const isWhole = useAppSelector(selectHoldsAllCards)
  const hasMatches = useAppSelector((state) => selectPaging(state).matchCount > 0)
  return (
    <>
      <NoMatches isShown={!hasMatches} />
      <JobCards
        ref={list}
        className="cards"
        data-waits=""
        data-whole={isWhole ? '' : undefined}
        hidden={!hasMatches}
      >
        {entries.map(({ job, index }) => (
          <JobCard key={index} job={job} index={index} />
        ))}
      </JobCards>
      <MatchMarks list={list} />
    </>
  )
}
