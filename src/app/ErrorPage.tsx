import Typography from '@mui/material/Typography'
import { errorText } from '../content/errorText'
import { ActionLink } from '../components/ActionLink'
import { ButtonRow } from '../components/ButtonRow'
import { PageSection } from '../components/PageSection'
import { PATHS } from '../url/paths'

/**
 * What is shown where a part of the app failed or the state is not ours. Its links load the page anew,
 * because what went wrong may be in the running app itself.
 */
export function ErrorPage() {
  return (
    <PageSection>
      <Typography variant="h1" tabIndex={-1}>
        {errorText.title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{errorText.text}</Typography>
      <ButtonRow>
        <ActionLink look="strong" reloadDocument to="">
          {errorText.reload}
        </ActionLink>
        <ActionLink look="plain" reloadDocument to={PATHS.home}>
          {errorText.home}
        </ActionLink>
      </ButtonRow>
    </PageSection>
  )
}
