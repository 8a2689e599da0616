import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { CONTACT_PATH } from '../url/paths'
import { useCurrentYear } from './useCurrentYear'

export function Footer() {
  const year = useCurrentYear()
  return (
    <Box component="footer" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Container>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ '& > *': { flex: 1 } }}>
          <Typography variant="body2" sx={{ maxWidth: '60ch' }}>
            {company.missionStatement}
          </Typography>
          <nav aria-labelledby="quick-links">
            <Typography id="quick-links" variant="h3" component="h2">
              Quick Links
            </Typography>
            <Link component={RouterLink} to={CONTACT_PATH} variant="button">
              {pageTitles.contact}
            </Link>
          </nav>
        </Stack>
        <Typography key={year} variant="body2" color="textSecondary">
          {`© ${year} ${company.legalName}`}
        </Typography>
      </Container>
    </Box>
  )
}
