import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { jobDetailText } from '#content/jobDetailText'
import { ContactLinks } from '../../components/ContactLinks'
import { useIsHydrated } from '../../components/useIsHydrated'
import { isClosedOn } from '../../domain/applicationPeriod'
import { formatCalendarDate } from '../../domain/calendarDate'
import { CARD_TEXTS } from '../../domain/cardTexts'
import { fill, joinTexts } from '../../domain/fill'
import { languageOf, type Job } from '../../domain/job'
import { hasContent, useDraft } from '../../forms/drafts'
import { factLine } from '../../theme/factLine'
import { WIDE_WINDOW } from '../../theme/mediaQueries'
import { isolated } from '../../theme/typography'
import { queryAsLeft } from '../../url/paths'
import { useDay } from '../clock'
import { ShareButton } from '../ShareButton'
import { ApplicationForm } from './ApplicationForm'
import { ApplyBar } from './ApplyBar'
import { BackToList } from './BackToList'
import { Description } from './Description'
import { JobFacts } from './JobFacts'
import { NextPosition } from './NextPosition'

/** One column, with `Apply Now` at the bottom of the window. In a wide window, the facts are a second column. */
const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(6),
  marginBlock: theme.spacing(3, 6),
  '& > .facts': { display: 'contents' },
  '& > form, & > .facts > :not(.apply)': { maxWidth: '44rem' },
  '& .apply': { order: 1 },
  [WIDE_WINDOW]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    alignItems: 'start',
    '& > :is(section, form)': { gridColumn: '1 / span 2' },
    '& .apply': { order: 0 },
    // The heading is in line with the button, which comes later.
    '& > section:first-of-type': { marginTop: 10 },
    '& > .facts': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(3),
      gridColumn: 3,
      gridRow: '1 / span 2',
      position: 'sticky',
      top: 80,
    },
  },
}))

export function JobDocument({ job }: { readonly job: Job }) {
  const { pathname, state } = useLocation()
  // The history entry keeps its address, also at a reload. In the prerendered page, it is the plain list.
  const listQuery = queryAsLeft(useIsHydrated() ? state : null)
  const form = `application/${job.id}`
  const draft = useDraft(form)
  const deadline = job.endDate && fill(jobDetailText.applyBy, { day: formatCalendarDate(job.endDate) })
  // Not for those who are writing at midnight.
  const isClosed = isClosedOn(useDay(), job) && !hasContent(draft)
  const isFormShown = draft.isOpen && !isClosed
  const summary = useRef<HTMLDivElement>(null)

  function openForm(): void {
    // Synchronous, because iOS shows the keyboard only for a focus within the tap.
    flushSync(() => draft.change({ isOpen: true }))
    document.querySelector<HTMLElement>('form [data-field]')?.focus({ preventScroll: true })
    document.querySelector('form')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Container component="article" sx={{ pt: { xs: 1, sm: 2 }, pb: { xs: 4, md: 8 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <BackToList query={listQuery} />
        <ShareButton path={() => pathname} />
      </Stack>
      <Typography variant="h1" {...languageOf(job)} sx={{ overflowWrap: 'anywhere', mt: '0.3em' }}>
        {job.title}
      </Typography>
      {/* Pay, place and duration, deadline: a line each. The second column has the other facts. */}
      <Box ref={summary} sx={{ mt: 1.5, '& > ::first-letter': { textTransform: 'uppercase' } }}>
        {job.payRate && (
          <Typography variant="h4" component="p" sx={isolated}>
            {CARD_TEXTS.payRate(job)}
          </Typography>
        )}
        <Typography sx={factLine}>
          <span>{CARD_TEXTS.location(job)}</span> {job.duration && <span>{job.duration}</span>}
        </Typography>
        {deadline && <Typography color="textSecondary">{deadline}</Typography>}
      </Box>
      <Columns>
        <Description job={job} />
        {/* Reader modes drop an <aside>, what is named contact, and a <div> with several links. */}
        <section className="facts">
          <ApplyBar
            summary={summary}
            job={job}
            deadline={deadline}
            isFormOpen={isFormShown}
            isSubmitted={draft.isSubmitted}
            isClosed={isClosed}
            onApply={openForm}
          />
          <JobFacts job={job} />
          <Card component="section" aria-labelledby="inquiries" sx={{ p: 2, pb: 1 }}>
            <Typography id="inquiries" variant="h3" component="h2">
              {jobDetailText.contact}
            </Typography>
            <Stack component="address" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, mt: 1 }}>
              <ContactLinks
                email={job.contactEmail}
                phone={job.contactPhone}
                subject={joinTexts('titles', [job.title, job.location])}
              />
            </Stack>
          </Card>
        </section>
        {isFormShown && <ApplicationForm job={job} form={form} />}
      </Columns>
      <NextPosition job={job} query={listQuery} />
    </Container>
  )
}
