import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { jobDetailText } from '#content/jobDetailText'
import { fill } from '../../domain/fill'
import type { Job } from '../../domain/job'
import { findCountry, locationOf } from '../../domain/locations'
import { selectJobCounts } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'

/** Leads to the positions of the same country, if the list has a filter and the country has others. */
export function OtherPositions({ job }: { readonly job: Job }) {
  const counts = useAppSelector((state) => selectJobCounts(state, 'locations'))
  const country = findCountry(locationOf(job.location))
  if (!country || counts.size < 2 || (counts.get(country) ?? 0) < 2) return null
  return (
    <Link
      component={RouterLink}
      to={jobsPath({ locations: [country.name] })}
      className="no-print"
      sx={{ mt: 4 }}
    >
      {fill(jobDetailText.otherPositions, { place: country.inText ?? country.label })}
    </Link>
  )
}
