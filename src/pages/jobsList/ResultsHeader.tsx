import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { useStore } from 'react-redux'
import { TOUCH_TARGET_PX } from '../../components/touchTarget'
import { matchCountLine } from '../../domain/positionCount'
import { ShareButton } from '../../share/ShareButton'
import type { RootState } from '../../store/rootReducer'
import { useAppSelector } from '../../store/storeHooks'
import { selectPaging, selectQuery } from '../../store/visibleJobsSelectors'
import { jobsPath } from '../../url/paths'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: TOUCH_TARGET_PX,
  marginBottom: 8,
})

interface ResultsHeaderProps {
  readonly headingId: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** The heading over the results, how many there are (announced), and the way to share them. */
export function ResultsHeader({ headingId, headingRef }: ResultsHeaderProps) {
  const store = useStore<RootState>()
  return (
    <Row>
      <Typography id={headingId} ref={headingRef} variant="h3" component="h2" tabIndex={-1}>
        Results
      </Typography>
      <MatchCount />
      <ShareButton path={() => jobsPath(selectQuery(store.getState()))} />
    </Row>
  )
}

function MatchCount() {
  const { matchCount, shownPage, pageCount } = useAppSelector(selectPaging)
  const line = matchCountLine(matchCount, shownPage, pageCount)
  return (
    <output data-waits="">
      <span suppressHydrationWarning>{line}</span>
    </output>
  )
}
