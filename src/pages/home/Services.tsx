import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PageSection } from '../../components/PageSection'
import { SideHeading } from '../../components/SideHeading'
import { homeText } from '#content/homeText'

/** Set as a table of contents: lines and space, no boxes. */
const Contents = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: theme.spacing(2, 0, 3) },
  '& p': { color: theme.vars.palette.text.secondary },
}))

export function Services() {
  const { title, items } = homeText.services
  return (
    <PageSection labelledBy="services" ground="tint">
      <SideHeading id="services" title={title}>
        <Contents>
          {items.map(({ name, text }) => (
            <li key={name}>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="body2">{text}</Typography>
            </li>
          ))}
        </Contents>
      </SideHeading>
    </PageSection>
  )
}
