import { useRef } from 'react'
import { scrollToTop } from '../../components/scrollToTop'
import { JobList } from './JobList'
import { ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { ResultsSection } from './ResultsSection'
import { WithoutScript } from './WithoutScript'

/** The positions that match, a page at a time. */
export function JobResults() {
  const heading = useRef<HTMLHeadingElement>(null)

  const handlePageChange = () => {
    heading.current?.focus({ preventScroll: true })
    scrollToTop()
  }

  return (
    <ResultsSection aria-labelledby="results">
      <ResultsHeader headingId="results" headingRef={heading} />
      <JobList />
      <WithoutScript />
      <ResultsPagination onPageChange={handlePageChange} />
    </ResultsSection>
  )
}
