import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ActionLink } from '../../components/ActionLink'
import { Cairn } from '../../components/Cairn'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { homeText } from '#content/homeText'
import { PAGES } from '../../routes/pages'

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  alignItems: 'center',
  // A word longer than the window breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))

const Picture = styled('div')(({ theme }) => ({
  maxWidth: 300,
  [theme.breakpoints.up('md')]: { maxWidth: 'none' },
}))

export function Hero() {
  return (
    <PageSection>
      <Split>
        <div>
          <PageTitle sx={{ fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5rem)' }}>{homeText.headline}</PageTitle>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 3, mb: 4, maxWidth: '46ch' }}>
            {homeText.lead}
          </Typography>
          <ActionLink look="strong" size="large" to={PAGES.jobsList.path}>
            {homeText.heroLink}
          </ActionLink>
        </div>
        <Picture>
          <Cairn />
        </Picture>
      </Split>
    </PageSection>
  )
}
