import Card from '@mui/material/Card'
import { Fragment, memo, type ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { jobsListText } from '#content/jobsListText'
import { formatCalendarDate } from '../../domain/calendarDate'
import { CARD_TEXTS } from '../../domain/cardTexts'
import { FACET_KEYS, FACETS } from '../../domain/facets'
import { languageOf } from '../../domain/job'
import type { IndexedJob } from '../../domain/matching'
import { cardField } from '../../hydration/listParts'
import { selectShownIndices } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobDetailPath } from '../../url/paths'
import { JobMark } from '../JobMark'

type JobCardProps = Pick<IndexedJob, 'job' | 'index'> & ComponentProps<typeof JobMark>

/** `JobCards.ts` has its looks. Memoized, because a job's object never changes. */
export const JobCard = memo(function JobCard({ job, index, ...mark }: JobCardProps) {
  const facets = FACET_KEYS.map((key) => FACETS[key]).filter(({ values }) => values.length > 0)
  // Countries and towns are in one text. The terms are below the description on every site.
  const fields = new Set(facets.map(({ field }) => field))
  fields.delete('terms')
  return (
    <Card component={CardItem} index={index}>
      <h3 {...cardField('title')} {...languageOf(job)}>
        {CARD_TEXTS.title(job)}
      </h3>
      <p {...cardField('payRate')}>{CARD_TEXTS.payRate(job)}</p>
      <p className="fact-line">
        {Array.from(fields, (field) => (
          <Fragment key={field}>
            <span {...cardField(field)}>{CARD_TEXTS[field](job)}</span>{' '}
          </Fragment>
        ))}
      </p>
      <p {...cardField('description')} {...languageOf(job)}>
        {CARD_TEXTS.description(job)}
      </p>
      <p {...cardField('terms')}>
        {CARD_TEXTS.terms(job)}
        <JobMark {...mark} />
      </p>
      <p className="foot">
        <Link to={jobDetailPath(job.id)} discover="none">
          {jobsListText.viewDetails}
        </Link>
        <span {...cardField('posted')}>{CARD_TEXTS.posted(job, formatCalendarDate)}</span>
      </p>
    </Card>
  )
})

/** The element of a card. Renders again when the card is shown or hidden; the contents don't. */
function CardItem({ index, children, ...item }: ComponentProps<'li'> & Pick<JobCardProps, 'index'>) {
  const isShown = useAppSelector((state) => selectShownIndices(state).has(index))
  return (
    // A letter shows and hides cards while the page hydrates (dispatchEarlyInput.ts).
    <li {...item} hidden={!isShown} suppressHydrationWarning>
      {children}
    </li>
  )
}
