import { styled } from '@mui/material/styles'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { WIDE_WINDOW } from '../../theme/mediaQueries'
import { NewMark } from '../NewMark'

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: theme.spacing(3),
  margin: 0,
  '& > div': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: theme.spacing(1.25, 0) },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  // Keeps a date on one line.
  '& time': { display: 'inline-block' },
  [WIDE_WINDOW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'grid', gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
}))

const dateOf = (date: string) => <time dateTime={date}>{formatCalendarDate(date)}</time>

const POSTED = 'Posted Date'

export function JobFacts({ job }: { readonly job: Job }) {
  const facts = {
    'Pay Rate': job.payRate,
    Location: job.location,
    Duration: job.duration,
    'Job Type': job.type,
    'Application Deadline': dateOf(job.endDate),
    [POSTED]: dateOf(job.createdDate),
    Company: job.company,
  }
  return (
    <FactList>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>
            {label}
            {label === POSTED && <NewMark job={job} />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  )
}
