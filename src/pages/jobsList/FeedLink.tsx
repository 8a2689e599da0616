import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { jobsListText } from '#content/jobsListText'
import { useIsHydrated } from '../../components/useIsHydrated'
import { formatJobCount } from '../../domain/listTexts'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectResults } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX, touchPadding } from '../../theme/touchTarget'
import { BASE_PATH } from '../../url/basePath'
import { feedPath } from '../../url/feeds'
import { namedOrigin } from '../../url/namedOrigin'

/** Below the list: its feed, beside the number of its positions. Rendered after hydration, in reserved space. */
export function FeedLink() {
  const isHydrated = useIsHydrated()
  const query = useAppSelector(selectQuery)
  const count = useAppSelector((state) => selectResults(state).matches.length)
  const path = isHydrated && feedPath(query, count)
  if (namedOrigin === '') return null
  return (
    <Typography
      className="no-print"
      variant="body2"
      color="textSecondary"
      sx={{ mt: 1, minHeight: TOUCH_TARGET_PX }}
    >
      {path && `${formatJobCount(count)} · `}
      {path && (
        <Link
          href={BASE_PATH + path}
          color="inherit"
          variant="inherit"
          sx={{ display: 'inline-block', py: touchPadding(21) }}
        >
          {jobsListText.feed}
        </Link>
      )}
    </Typography>
  )
}
