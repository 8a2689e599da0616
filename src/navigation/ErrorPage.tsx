import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { errorText } from '#content/errorText'
import { PageSection } from '../components/PageSection'
import { HOME_PATH } from '../url/paths'

/** For a failed part, a missing script, a foreign state. Its links load a document: the app may be broken. */
export function ErrorPage({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <PageSection>
      <Typography variant="h1">{errorText.title}</Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{errorText.text}</Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {errorText.retry}
          </Button>
        )}
        {/* The address with the query, which the router lacks. MUI would add the role of a button. */}
        <Button component="a" href="" role={undefined} variant={onRetry ? 'text' : 'contained'}>
          {errorText.reload}
        </Button>
        <Button component={Link} to={HOME_PATH} reloadDocument>
          {errorText.home}
        </Button>
      </Stack>
    </PageSection>
  )
}
