import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { notFoundText } from '#content/notFoundText'
import { pageTitles } from '#content/pageTitles'
import { FallenCairn } from '../components/FallenCairn'
import { PageSection } from '../components/PageSection'
import { HOME_PATH, JOBS_PATH } from '../url/paths'

export function NotFoundPage({ text = notFoundText.text }: { readonly text?: string }) {
  return (
    <PageSection>
      <Typography variant="h1">{pageTitles.notFound}</Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{text}</Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mb: 6 }}>
        <Button component={Link} to={JOBS_PATH} variant="contained">
          {notFoundText.jobsLink}
        </Button>
        <Button component={Link} to={HOME_PATH}>
          {notFoundText.homeLink}
        </Button>
      </Stack>
      <FallenCairn />
    </PageSection>
  )
}
