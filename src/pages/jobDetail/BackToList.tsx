import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { pageTitles } from '#content/pageTitles'
import { ArrowLeftIcon } from '../../components/icons'
import type { JobsQuery } from '../../domain/jobsQuery'
import { jobsPath } from '../../url/paths'

export const BackToList = ({ query }: { readonly query: JobsQuery }) => (
  <Link
    component={RouterLink}
    to={jobsPath(query)}
    className="no-print"
    sx={{ '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
  >
    <ArrowLeftIcon />
    {pageTitles.jobsList}
  </Link>
)
