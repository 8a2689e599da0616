import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ActionLink } from '../../components/ActionLink'
import { PageSection } from '../../components/PageSection'
import { SideHeading } from '../../components/SideHeading'
import { homeText } from '#content/homeText'
import { PAGES } from '../../routes/pages'

/** Set as a statement: the first paragraph as large as a heading. */
const Statement = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  '& p': { maxWidth: '52rem' },
  '& p:first-of-type': { fontSize: 'clamp(1.375rem, 1.1rem + 1.3vw, 2rem)', lineHeight: 1.3 },
}))

export function ServicePromise() {
  const { title, paragraphs, link } = homeText.promise
  return (
    <PageSection labelledBy="promise" ground="deep">
      <SideHeading id="promise" title={title}>
        <Statement>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="subtitle1">
              {paragraph}
            </Typography>
          ))}
          <ActionLink look="strong" size="large" to={PAGES.contact.path}>
            {link}
          </ActionLink>
        </Statement>
      </SideHeading>
    </PageSection>
  )
}
