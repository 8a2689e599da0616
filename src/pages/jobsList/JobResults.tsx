import { useRef } from 'react'
import { ignoreSecondTap } from '../../components/ignoreSecondTap'
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
    // Not smoothly: Safari and Firefox may stop midway where the page gets shorter under it.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <ResultsSection aria-labelledby="results">
      <ResultsHeader headingId="results" headingRef={heading} />
      <JobList />
      <WithoutScript />
      {/* The list moves under the pointer with a press on anything in it. */}
      <div onClickCapture={ignoreSecondTap}>
        <ResultsPagination onPageChange={handlePageChange} />
      </div>
    </ResultsSection>
  )
}
