import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PageWidth } from '../components/PageWidth'
import { TextLink } from '../components/TextLink'
import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import type { PagePath } from '../routes/pages'
import { useCurrentYear } from './useCurrentYear'

export function Footer() {
  const year = useCurrentYear()
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 4 }}>
      <PageWidth
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}
      >
        <Typography variant="body2" sx={{ maxWidth: '60ch' }}>
          {company.missionStatement}
        </Typography>
        <nav aria-labelledby="quick-links">
          <Typography id="quick-links" variant="h3" component="h2">
            Quick Links
          </Typography>
          <TextLink to={'/contact' satisfies PagePath}>{pageTitles.contact}</TextLink>
        </nav>
        <Typography key={year} variant="body2" color="textSecondary">
          {`© ${year} ${company.legalName}`}
        </Typography>
      </PageWidth>
    </Box>
  )
}
