import Typography from '@mui/material/Typography'
import { ActionLink } from '../../components/ActionLink'
import { ButtonRow } from '../../components/ButtonRow'
import { FallenCairn } from '../../components/FallenCairn'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { notFoundText } from '#content/notFoundText'
import { pageTitles } from '#content/pageTitles'
import { PAGES } from '../../routes/pages'

export function NotFoundPage() {
  return (
    <PageSection>
      <FallenCairn />
      <PageTitle sx={{ mt: 3 }}>{pageTitles.notFound}</PageTitle>
      <Typography sx={{ mt: 2, mb: 3 }}>{notFoundText.text}</Typography>
      <ButtonRow>
        <ActionLink look="strong" to={PAGES.jobsList.path}>
          {notFoundText.jobsLink}
        </ActionLink>
        <ActionLink look="plain" to={PAGES.home.path}>
          {notFoundText.homeLink}
        </ActionLink>
      </ButtonRow>
    </PageSection>
  )
}
