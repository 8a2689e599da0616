import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { jobsListText } from '#content/jobsListText'
import { useIsHydrated } from '../../components/useIsHydrated'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectResults } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'
import { BASE_PATH } from '../../url/basePath'
import { feedPath } from '../../url/feeds'
import { namedOrigin } from '../../url/namedOrigin'

/** The feed of the list. Rendered after hydration, in reserved space. */
export function FeedLink() {
  const isHydrated = useIsHydrated()
  const query = useAppSelector(selectQuery)
  const count = useAppSelector((state) => selectResults(state).matches.length)
  const path = isHydrated && feedPath(query, count)
  if (namedOrigin === '') return null
  return (
    <Box className="no-print" sx={{ mt: 1, minHeight: TOUCH_TARGET_PX }}>
      {path && (
        <Link href={BASE_PATH + path} color="textSecondary" sx={{ typography: 'body2' }}>
          {jobsListText.feed}
        </Link>
      )}
    </Box>
  )
}
