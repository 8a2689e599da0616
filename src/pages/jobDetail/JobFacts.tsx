import { styled } from '@mui/material/styles'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { NARROW_WINDOW } from '../../theme/mediaQueries'
import { NewMark } from '../NewMark'

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  columnGap: theme.spacing(4),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    alignItems: 'baseline',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    padding: theme.spacing(1, 0),
  },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
  '& dd': { margin: 0, fontWeight: theme.typography.fontWeightBold, overflowWrap: 'break-word' },
  // Keeps a date on one line.
  '& time': { display: 'inline-block' },
  // In a narrower window, the line below the title says these (JobDocument.tsx).
  [NARROW_WINDOW]: { '& > .summarized': { display: 'none' } },
}))

const IN_SUMMARY = new Set(['Pay Rate', 'Location', 'Duration', 'Application Deadline'])

const dateOf = (date: string) => <time dateTime={date}>{formatCalendarDate(date)}</time>

export function JobFacts({ job }: { readonly job: Job }) {
  const facts = {
    'Pay Rate': job.payRate,
    Location: job.location,
    Duration: job.duration,
    'Application Deadline': job.endDate === undefined ? undefined : dateOf(job.endDate),
    'Job Type': job.type,
    'Posted Date': dateOf(job.createdDate),
    Company: job.company,
  }
  return (
    <FactList>
      {Object.entries(facts).map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label} className={IN_SUMMARY.has(label) ? 'summarized' : undefined}>
              <dt>
                {label}
                {label === 'Posted Date' && <NewMark job={job} />}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </FactList>
  )
}
