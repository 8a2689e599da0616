import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { SideHeading } from '../../components/SideHeading'
import { CONTACT_PATH } from '../../url/paths'

export function ServicePromise() {
  const { title, paragraphs, link } = homeText.promise
  return (
    <PageSection labelledBy="promise" background="deep">
      <SideHeading id="promise" title={title}>
        <Stack spacing={3} sx={{ alignItems: 'flex-start', '& p': { maxWidth: '52rem' } }}>
          {paragraphs.map((paragraph, index) => (
            <Typography key={paragraph} variant={index === 0 ? 'statement' : 'subtitle1'}>
              {paragraph}
            </Typography>
          ))}
          <Button
            component={Link}
            to={CONTACT_PATH}
            variant="contained"
            size="large"
            sx={(theme) => ({
              bgcolor: 'common.white',
              color: 'background.deep',
              ...theme.applyStyles('dark', { bgcolor: 'primary.main' }),
            })}
          >
            {link}
          </Button>
        </Stack>
      </SideHeading>
    </PageSection>
  )
}
