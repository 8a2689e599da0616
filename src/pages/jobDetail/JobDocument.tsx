import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PageTitle } from '../../components/PageTitle'
import { PageWidth } from '../../components/PageWidth'
import { TALL_WINDOW } from '../../components/tallWindow'
import { descriptionPoints, type Job } from '../../domain/job'
import { ShareButton } from '../../share/ShareButton'
import { ApplySection } from './ApplySection'
import { BackToList } from './BackToList'
import { ContactBox } from './ContactBox'
import { JobFacts } from './JobFacts'

const TopRow = styled('div')({ display: 'flex', flexWrap: 'wrap' })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  marginTop: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 23rem',
    alignItems: 'start',
    '& > div': { gridColumn: 2, gridRow: 1 },
  },
}))

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  maxWidth: '66ch',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  // A stone of the mark before each point.
  '& li': { position: 'relative', paddingLeft: '1.75em' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.62em',
    left: 0,
    width: '1em',
    height: '0.36em',
    borderRadius: '0.2em',
    border: `0.18em solid ${theme.vars.palette.primary.main}`,
  },
}))

/** `Apply Now` stays within reach while the position is read; the open form stands where it is. */
const ApplyBar = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '&:not(:has(form))': {
    [TALL_WINDOW]: { position: 'sticky', bottom: 0 },
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
  },
}))

interface JobDocumentProps {
  readonly job: Job
  /** Where it is shown. */
  readonly path: string
}

/** One position, to be read, printed or shown to a friend. */
export function JobDocument({ job, path }: JobDocumentProps) {
  return (
    <PageWidth as="article" sx={{ pt: 2, pb: { xs: 4, md: 8 } }}>
      <TopRow>
        <BackToList />
        <ShareButton path={() => path} />
      </TopRow>
      <PageTitle sx={{ overflowWrap: 'anywhere', mt: 1 }}>{job.title}</PageTitle>
      <Columns>
        <div>
          <JobFacts job={job} />
        </div>
        <section aria-labelledby="description">
          <Typography id="description" variant="h2">
            Description
          </Typography>
          <Points>
            {descriptionPoints(job.description).map((point, index) => (
              // A point may stand twice; places don't.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{point}</li>
            ))}
          </Points>
          <ContactBox job={job} />
        </section>
      </Columns>
      <ApplyBar className="no-print">
        <ApplySection job={job} />
      </ApplyBar>
    </PageWidth>
  )
}
