import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { useStore } from 'react-redux'
import { formatMatchCount } from '../../domain/jobCount'
import { selectPaging, selectQuery } from '../../store/jobsSelectors'
import type { RootState } from '../../store/rootReducer'
import { useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'
import { jobsPath } from '../../url/paths'
import { ShareButton } from '../ShareButton'

interface ResultsHeaderProps {
  readonly headingId: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

export function ResultsHeader({ headingId, headingRef }: ResultsHeaderProps) {
  const store = useStore<RootState>()
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: TOUCH_TARGET_PX,
        mb: 1,
        '& output': { color: 'text.secondary' },
        '& button': { ml: 'auto' },
      }}
    >
      <Typography id={headingId} ref={headingRef} variant="h3" component="h2" tabIndex={-1}>
        Results
      </Typography>
      <MatchCount />
      <ShareButton path={() => jobsPath(selectQuery(store.getState()))} />
    </Stack>
  )
}

/** A polite live region. */
function MatchCount() {
  const { matchCount, shownPage, pageCount } = useAppSelector(selectPaging)
  return (
    <output data-waits="">
      <span suppressHydrationWarning>{formatMatchCount(matchCount, shownPage, pageCount)}</span>
    </output>
  )
}
