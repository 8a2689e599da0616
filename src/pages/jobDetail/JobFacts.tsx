import { styled } from '@mui/material/styles'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { NARROW_WINDOW } from '../../theme/mediaQueries'
import { NewMark } from '../NewMark'

const FactList = styled('dl')(({ theme }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'min(10rem, 45%) minmax(0, 1fr)',
    alignItems: 'baseline',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    padding: theme.spacing(1, 0),
  },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
  '& dd': { margin: 0, fontWeight: theme.typography.fontWeightBold, overflowWrap: 'break-word' },
  // Keeps a date on one line.
  '& time': { display: 'inline-block' },
  // The line below the title says these in a narrower window.
  [NARROW_WINDOW]: { '& > .summed': { display: 'none' } },
}))

const dateOf = (date: string) => <time dateTime={date}>{formatCalendarDate(date)}</time>

/** In the line below the title (JobDocument.tsx). */
const SUMMED = new Set(['Pay Rate', 'Location', 'Duration', 'Application Deadline'])

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
        <div key={label} className={SUMMED.has(label) ? 'summed' : undefined}>
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
