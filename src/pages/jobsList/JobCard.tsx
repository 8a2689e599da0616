import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { CardLink } from '../../components/CardLink'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { jobDetailPath } from '../../url/paths'
import { MarkedText } from './MarkedText'

/** website.md §9 */
const DESCRIPTION_LINES = 3

const Position = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  height: '100%',
  padding: theme.spacing(2, 2.5, 1),
  transition: 'border-color 120ms',
  '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },
  '& h3': { ...theme.typography.h3 },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&:hover h3': { color: theme.vars.palette.primary.main },
  },
  '&:active': { backgroundColor: theme.vars.palette.grey[100] },
  '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& a:focus-visible': { outline: 'none' },
}))

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  marginTop: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& > :first-of-type': { flexBasis: '100%', color: theme.vars.palette.text.primary, fontWeight: 600 },
}))

const Description = styled('p')(({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  marginTop: theme.spacing(1.25),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: DESCRIPTION_LINES,
  alignSelf: 'start',
}))

const LastLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  marginTop: theme.spacing(0.5),
  '& > span': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& a:visited': { color: theme.vars.palette.text.secondary },
}))

interface JobCardProps {
  readonly job: Job
  /** The job's place in the catalog: ids repeat, and could not name the heading. */
  readonly position: number
}

/** Memoised: a job's object never changes, so a card that stays costs a keystroke no more than its marked texts. */
export const JobCard = memo(function JobCard({ job, position }: JobCardProps) {
  const titleId = `position-${position}`
  return (
    <li>
      <Position>
        <h3 id={titleId}>
          <MarkedText text={job.title} />
        </h3>
        <Facts>
          <span>{job.location}</span>
          <span>{job.company}</span>
          <span>{job.type}</span>
        </Facts>
        <Description>
          <MarkedText text={job.description} />
        </Description>
        <LastLine>
          <CardLink to={jobDetailPath(job.id)} aria-describedby={titleId}>
            View Details
          </CardLink>
          <span>Posted on: {formatCalendarDate(job.createdDate)}</span>
        </LastLine>
      </Position>
    </li>
  )
})
