import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { jobsListText } from '#content/jobsListText'
import { formatJobCount } from '../../domain/jobCount'
import { listPart } from '../../hydration/listParts'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectResults } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { touchPadding } from '../../theme/touchTarget'
import { BASE_PATH } from '../../url/basePath'
import { FEED_PATH, feedPath } from '../../url/feeds'
import { namedOrigin } from '../../url/namedOrigin'

/** Below the list: its feed, beside the number of its positions. Hidden while it has none (url/feeds.ts). */
export function FeedLink() {
  const query = useAppSelector(selectQuery)
  const count = useAppSelector((state) => selectResults(state).matches.length)
  const path = feedPath(query, count)
  if (namedOrigin === '') return null
  return (
    <Typography
      className="no-print"
      variant="body2"
      color="textSecondary"
      {...listPart('feed')}
      hidden={path === null}
      sx={{ mt: 1 }}
    >
      <span>{formatJobCount(count)}</span>
      {' · '}
      <Link
        href={BASE_PATH + (path ?? FEED_PATH)}
        color="inherit"
        variant="inherit"
        sx={{ display: 'inline-block', py: touchPadding(21) }}
      >
        {jobsListText.feed}
      </Link>
    </Typography>
  )
}
