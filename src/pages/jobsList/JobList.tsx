import { useEffect, useRef } from 'react'
import { isClosedOn } from '../../domain/applicationPeriod'
import { isNewPosition } from '../../domain/newPositions'
import { listPart } from '../../hydration/listParts'
import { selectCardsInPage } from '../../store/jobsSelectors'
import { selectJobs } from '../../store/jobsSlice'
import { useAppSelector } from '../../store/storeHooks'
import { useDay } from '../clock'
import { useRecordedVisits, useSeenDate } from '../lastVisit'
import { JobCard } from './JobCard'
import { JobCards } from './JobCards'
import { MatchMarks } from './MatchMarks'
import { NoMatches } from './NoMatches'

/** The cards and the alert, which is hidden while it is not needed: the early script creates no elements. */
export function JobList() {
  const list = useRef<HTMLUListElement>(null)
  const cards = useAppSelector(selectCardsInPage)
  const seenDate = useSeenDate()
  const day = useDay()
  useRecordedVisits(useAppSelector(selectJobs))
  // Lays out the hidden cards, each in a separate task, before a letter shows them (test/bench/README.md).
  useEffect(() => {
    for (const { firstElementChild } of list.current?.children ?? [])
      setTimeout(() => firstElementChild?.clientHeight)
  }, [])
  return (
    <>
      <NoMatches />
      <JobCards ref={list} role="list" className="cards" {...listPart('cards')}>
        {cards.map(({ job, index }) => (
          <JobCard
            key={index}
            job={job}
            index={index}
            isNew={isNewPosition(job, seenDate)}
            isClosed={isClosedOn(day, job)}
          />
        ))}
      </JobCards>
      <MatchMarks list={list} />
    </>
  )
}
