import Link from '@mui/material/Link'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { pageTitles } from '#content/pageTitles'
import { ArrowLeftIcon } from '../../components/icons'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { jobsPathAsLeft } from '../../url/paths'

/** The link back to the list as it was left. The history entry keeps its address, also at a reload. */
export function BackToList() {
  const { state } = useLocation()
  // The prerendered link is the plain list, and hydration keeps its address.
  const from = useIsHydrated() ? state : null
  return (
    <Link
      component={RouterLink}
      to={jobsPathAsLeft(from)}
      className="no-print"
      sx={{ '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
    >
      <ArrowLeftIcon />
      {pageTitles.jobsList}
    </Link>
  )
}
