import { useRef } from 'react'
import type { JobsQuery } from '../../domain/jobsQuery'
import { JobList } from './JobList'
import { ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { useKeyAfterHydration } from './useKeyAfterHydration'
import { WithoutScript } from './WithoutScript'

interface JobResultsProps {
  readonly shownQuery: JobsQuery
  readonly onCleared: () => void
}

export function JobResults({ shownQuery, onCleared }: JobResultsProps) {
  const key = useKeyAfterHydration(shownQuery)
  const heading = useRef<HTMLHeadingElement>(null)

  function handlePageChange(): void {
    heading.current?.focus({ preventScroll: true })
    // Not smooth: Safari and Firefox may stop midway when the page gets shorter.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <section key={key} aria-labelledby="results">
      <ResultsHeader headingId="results" headingRef={heading} onCleared={onCleared} />
      <JobList />
      <WithoutScript />
      <ResultsPagination onPageChange={handlePageChange} />
    </section>
  )
}
