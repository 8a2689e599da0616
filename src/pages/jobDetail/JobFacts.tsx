import { styled } from '@mui/material/styles'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: theme.spacing(3),
  margin: 0,
  '& > div': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: theme.spacing(1.25, 0) },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  // In one piece, unless it is wider than its column.
  '& time': { display: 'inline-block' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'grid', gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
}))

const dateOf = (date: string) => <time dateTime={date}>{formatCalendarDate(date)}</time>

/** What there is to know of a position, labelled; dates are not broken over lines. */
export function JobFacts({ job }: { readonly job: Job }) {
  const facts = {
    Location: job.location,
    'Application Deadline': dateOf(job.endDate),
    'Pay Rate': job.payRate,
    Duration: job.duration,
    'Job Type': job.type,
    'Posted Date': dateOf(job.createdDate),
    Company: job.company,
  }
  return (
    <FactList>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  )
}
