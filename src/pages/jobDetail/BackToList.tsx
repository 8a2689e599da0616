import { useLocation } from 'react-router-dom'
import { ArrowLeftIcon } from '../../components/icons'
import { TextLink } from '../../components/TextLink'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { pageTitles } from '#content/pageTitles'
import { jobsPathAsLeft } from '../../url/paths'

/** Back to the list as it was left, query included; after a reload too, because the history entry holds it. */
export function BackToList() {
  const { state } = useLocation()
  // The page made at build knows of no list before it; hydration would leave its address in the link.
  const from = useIsHydrated() ? state : null
  return (
    <TextLink className="no-print" to={jobsPathAsLeft(from)}>
      <ArrowLeftIcon />
      {pageTitles.jobs}
    </TextLink>
  )
}
