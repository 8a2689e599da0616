import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ActionLink } from '../../components/ActionLink'
import { PageSection } from '../../components/PageSection'
import { homeText } from '#content/homeText'
import { PAGES } from '../../routes/pages'

const Statement = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  justifyItems: 'start',
  maxWidth: '46rem',
}))

export function ServicePromise() {
  const { title, paragraphs, link } = homeText.promise
  return (
    <PageSection labelledBy="promise" ground="deep">
      <Statement>
        <Typography id="promise" variant="h2">
          {title}
        </Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="subtitle1">
            {paragraph}
          </Typography>
        ))}
        <ActionLink look="strong" size="large" to={PAGES.contact.path}>
          {link}
        </ActionLink>
      </Statement>
    </PageSection>
  )
}
