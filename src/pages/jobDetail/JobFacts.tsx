import { styled } from '@mui/material/styles'
import { jobDetailText } from '#content/jobDetailText'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { isNewPosition } from '../../domain/newPositions'
import { JobMark } from '../JobMark'
import { useSeenDate } from '../lastVisit'

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(var(--fact-width, 12rem), 100%), 1fr))',
  alignItems: 'start',
  columnGap: theme.spacing(4),
  margin: 0,
  '& > div, & dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
  },
  '& > div': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: theme.spacing(1, 0) },
  '& dt': {
    flex: '0 7rem',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
  },
  // A date has room for the New mark, which is added after hydration.
  '& dd': {
    flex: '1 11rem',
    margin: 0,
    fontSize: theme.typography.caption.fontSize,
    overflowWrap: 'break-word',
  },
}))

/** The facts that the lines below the title leave out (JobDocument.tsx). */
export function JobFacts({ job }: { readonly job: Job }) {
  const isNew = isNewPosition(job, useSeenDate())
  const facts = {
    [jobDetailText.type]: job.type,
    [jobDetailText.hours]: job.hours,
    [jobDetailText.posted]: (
      <>
        <time dateTime={job.createdDate}>{formatCalendarDate(job.createdDate)}</time>
        <JobMark isNew={isNew} isClosed={false} />
      </>
    ),
    [jobDetailText.company]: job.company,
    [jobDetailText.department]: job.department,
    // For print, and for a visitor without a mail program.
    [jobDetailText.applyAt]: job.applyUrl?.replace(/^mailto:([^?]*).*/, '$1'),
  }
  const shown = Object.entries(facts).filter(([, value]) => value !== undefined)
  return (
    // Four are two columns.
    <FactList sx={shown.length === 4 ? { '--fact-width': 'max(12rem, 40%)' } : {}}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </FactList>
  )
}
