import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { company } from '#content/company'
import { footerLinks } from '#content/footerLinks'
import { hiringText } from '#content/hiringText'
import { layoutText } from '#content/layoutText'
import { pageTitles } from '#content/pageTitles'
import { privacyUrl } from '#content/settings'
import { useIsHydrated } from '../components/useIsHydrated'
import { inset } from '../theme/windowEdges'
import { BASE_PATH } from '../url/basePath'
import { FEED_PATH } from '../url/feeds'
import { namedOrigin } from '../url/namedOrigin'
import { CONTACT_PATH } from '../url/paths'
import { ScrollToTopButton } from './ScrollToTopButton'

const currentYear = () => new Date().getFullYear()

const links = [
  { label: hiringText.feed, address: namedOrigin && `${BASE_PATH}${FEED_PATH}` },
  { label: layoutText.privacyPolicy, address: privacyUrl },
  // A file of `public` is below the base path.
  ...footerLinks.map(({ label, address }) => ({
    label,
    address: address.replace(/^(?!\w+:)\/?/, `${BASE_PATH}/`),
  })),
].filter(({ address }) => address !== '')

export function Footer() {
  return (
    <>
      <Box
        component="footer"
        sx={{ pt: 4, pb: inset('bottom', '32px'), borderTop: 1, borderColor: 'divider' }}
      >
        <Container>
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3, columnGap: 4 }}>
            <Typography variant="body2" sx={{ maxWidth: '34em' }}>
              {company.missionStatement}
            </Typography>
            <Stack
              component="nav"
              aria-labelledby="quick-links"
              direction="row"
              sx={{ flexWrap: 'wrap', gap: 1, columnGap: 3 }}
            >
              <Typography id="quick-links" variant="h3" component="h2" sx={{ width: '100%' }}>
                {layoutText.quickLinks}
              </Typography>
              <Link component={RouterLink} to={CONTACT_PATH}>
                {pageTitles.contact}
              </Link>
              {links.map(({ label, address }) => (
                <Link key={label} href={address}>
                  {label}
                </Link>
              ))}
            </Stack>
          </Box>
          {/* Beside the scroll-to-top button, not under it. Until hydration, the year is that of the build. */}
          <Typography
            key={String(useIsHydrated())}
            suppressHydrationWarning
            variant="body2"
            color="textSecondary"
            sx={{ mt: 1, paddingInlineEnd: 6 }}
          >
            {`© ${currentYear()} `}
            <bdi>{company.legalName}</bdi>
          </Typography>
        </Container>
      </Box>
      <ScrollToTopButton />
    </>
  )
}
