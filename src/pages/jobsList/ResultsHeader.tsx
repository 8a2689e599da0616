import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { positionCount } from '../../domain/positionCount'
import { useAppSelector } from '../../store/storeHooks'
import { selectPaging } from '../../store/visibleJobsSelectors'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  marginBottom: 8,
})

interface ResultsHeaderProps {
  readonly headingId: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** The heading over the results, and how many there are (announced). */
export function ResultsHeader({ headingId, headingRef }: ResultsHeaderProps) {
  const { matchCount, shownPage, pageCount } = useAppSelector(selectPaging)
  return (
    <Row>
      <Typography id={headingId} ref={headingRef} variant="h3" component="h2" tabIndex={-1}>
        Results
      </Typography>
      <Typography component="output" color="textSecondary" data-waits>
        {positionCount(matchCount)}
        {shownPage > 1 && `, page ${shownPage} of ${pageCount}`}
      </Typography>
    </Row>
  )
}
