import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PageTitle } from '../../components/PageTitle'
import { descriptionPoints, type Job } from '../../domain/job'
import { TALL_WINDOW } from '../../theme/mediaQueries'
import { ShareButton } from '../ShareButton'
import { ApplySection } from './ApplySection'
import { BackToList } from './BackToList'
import { ContactBox } from './ContactBox'
import { JobFacts } from './JobFacts'

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  maxWidth: '66ch',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  // One stone of the mark before each point.
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

/** `Apply Now` sticks to the bottom of the window. The open form scrolls with the page. */
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
  /** The path of this page, to share. */
  readonly path: string
}

export function JobDocument({ job, path }: JobDocumentProps) {
  return (
    <Container component="article" sx={{ pt: 2, pb: { xs: 4, md: 8 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <BackToList />
        <ShareButton path={() => path} />
      </Stack>
      <PageTitle sx={{ overflowWrap: 'anywhere', mt: 1 }}>{job.title}</PageTitle>
      <Grid container rowSpacing={4} columnSpacing={8} sx={{ mt: 3 }}>
        <Grid size={{ xs: 12, lg: 4 }} sx={{ order: { lg: 1 } }}>
          <JobFacts job={job} />
        </Grid>
        <Grid component="section" aria-labelledby="description" size={{ xs: 12, lg: 8 }}>
          <Typography id="description" variant="h2">
            Description
          </Typography>
          <Points>
            {descriptionPoints(job.description).map((point, index) => (
              // Points may repeat, indices don't.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{point}</li>
            ))}
          </Points>
          <ContactBox job={job} />
        </Grid>
      </Grid>
      <ApplyBar className="no-print">
        <ApplySection job={job} />
      </ApplyBar>
    </Container>
  )
}
