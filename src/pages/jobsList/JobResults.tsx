import { useRef } from 'react'
import { useRenderAfterHydration } from '../../hydration/useRenderAfterHydration'
import { JobList } from './JobList'
import { ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { WithoutScript } from './WithoutScript'

export function JobResults({ onCleared }: { readonly onCleared: () => void }) {
  useRenderAfterHydration()
  const heading = useRef<HTMLHeadingElement>(null)

  function handlePageChange(): void {
    heading.current?.focus({ preventScroll: true })
    // Not smooth: Safari and Firefox may stop midway when the page gets shorter.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <section aria-labelledby="results">
      <ResultsHeader headingId="results" headingRef={heading} onCleared={onCleared} />
      <JobList />
      <WithoutScript />
      <ResultsPagination onPageChange={handlePageChange} />
    </section>
  )
}
