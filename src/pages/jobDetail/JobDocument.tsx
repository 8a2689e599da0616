import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { PageTitle } from '../../components/PageTitle'
import { descriptionPoints, isGiven, type Job } from '../../domain/job'
import { WIDE_WINDOW } from '../../theme/mediaQueries'
import { ShareButton } from '../ShareButton'
import { ApplicationForm } from './ApplicationForm'
import { ApplyBar } from './ApplyBar'
import { BackToList } from './BackToList'
import { ContactBox } from './ContactBox'
import { JobDate } from './JobDate'
import { JobFacts } from './JobFacts'
import { useApplyForm } from './useApplyForm'

/**
 * One column: facts, description, contact, form, and `Apply Now` at the bottom of the window. In a wide
 * window the facts, the bar and the contact are a second column, which sticks below the header.
 */
const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(6),
  marginTop: theme.spacing(3),
  '& > .facts': { display: 'contents' },
  '& > section': { order: 1 },
  '& .inquiries': { order: 2 },
  '& > .form': { order: 3, maxWidth: '44rem', '&:empty': { display: 'none' } },
  '& .apply': { order: 4 },
  [WIDE_WINDOW]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    // Aligns the heading of the description with the first fact.
    alignItems: 'baseline',
    '& > :is(section, .form)': { gridColumn: '1 / span 2' },
    '& > .facts': {
      display: 'grid',
      gap: theme.spacing(3),
      gridColumn: 3,
      gridRow: '1 / span 2',
      position: 'sticky',
      top: 80,
    },
    '& :is(.inquiries, .apply)': { order: 0 },
  },
}))

/** Pay, place and duration, deadline: a line each. A wide window has all facts beside the description. */
const Summary = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontVariantNumeric: 'tabular-nums',
  '& > ::first-letter': { textTransform: 'uppercase' },
  // No fact is broken. Its dot is clipped at the start of a line.
  '& > :has(span)': { overflowX: 'clip' },
  '& span': { position: 'relative', display: 'inline-block', marginRight: '0.5em' },
  '& span::before': {
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    right: '100%',
    paddingRight: '0.25em',
  },
  [WIDE_WINDOW]: { display: 'none' },
}))

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: '70ch',
  marginTop: theme.spacing(2),
  // One stone of the mark before each point, in whole pixels.
  '& li': { position: 'relative', paddingLeft: theme.spacing(3) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.8em',
    left: 0,
    width: 16,
    marginTop: -3,
    borderRadius: 3,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderInlineWidth: 0,
  },
}))

interface JobDocumentProps {
  readonly job: Job
  /** The path of this page, to share. */
  readonly path: string
}

export function JobDocument({ job, path }: JobDocumentProps) {
  const { isOpen, isSubmitted, bar, form, open, cancel, markSubmitted } = useApplyForm()
  const isFormShown = isOpen && !job.applyUrl
  const summary = useRef<HTMLDivElement>(null)
  return (
    <Container component="article" sx={{ pt: { xs: 1, sm: 2 }, pb: { xs: 4, md: 8 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <BackToList />
        <ShareButton path={() => path} />
      </Stack>
      <PageTitle sx={{ overflowWrap: 'anywhere', mt: '0.3em' }}>{job.title}</PageTitle>
      <Summary ref={summary}>
        {job.payRate && (
          <Typography variant="h4" component="p">
            {job.payRate}
          </Typography>
        )}
        <Typography>
          {[job.location, job.duration]
            .filter(isGiven)
            .flatMap((fact) => [<span key={fact}>{fact}</span>, ' '])}
        </Typography>
        {job.endDate && (
          <Typography color="textSecondary">
            {'Apply by '}
            <JobDate date={job.endDate} />
          </Typography>
        )}
      </Summary>
      <Columns>
        {/* Reader modes drop an <aside>, what is named contact, and a <div> with several links. */}
        <section className="facts">
          <JobFacts job={job} />
          <ApplyBar
            barRef={bar}
            summary={summary}
            job={job}
            isFormOpen={isFormShown}
            isSubmitted={isSubmitted}
            onApply={open}
          />
          <ContactBox job={job} />
        </section>
        <section aria-labelledby="description">
          <Typography id="description" variant="h4" component="h2">
            Description
          </Typography>
          <Points role="list">
            {descriptionPoints(job.description).map((point, index) => (
              // Points may repeat, indices don't.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{point}</li>
            ))}
          </Points>
        </section>
        <div ref={form} className="form">
          {isFormShown && <ApplicationForm job={job} onCancel={cancel} onSuccess={markSubmitted} />}
        </div>
      </Columns>
    </Container>
  )
}
