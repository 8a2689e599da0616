import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'
import type { Job } from '../domain/job'
import { isNewPosition } from '../domain/newPositions'
import { useSeenDate } from './lastVisit'

const Mark = styled('strong')(({ theme }) => ({
  paddingInline: theme.spacing(0.5),
  border: '1px solid',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 'inherit',
  lineHeight: theme.typography.h3.lineHeight,
  whiteSpace: 'nowrap',
}))

interface NewMarkProps {
  readonly job: Job
  /** Says instead that the position is closed. */
  readonly isClosed?: boolean
}

/** Marks a position that was posted since the last visit. Rendered after hydration. */
export function NewMark({ job, isClosed = false }: NewMarkProps) {
  const isNew = isNewPosition(job, useSeenDate())
  if (!isNew && !isClosed) return null
  return (
    <>
      {' '}
      <Mark>{isClosed ? jobsListText.closedMark : jobsListText.newMark}</Mark>{' '}
    </>
  )
}
