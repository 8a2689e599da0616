import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PageSection } from '../../components/PageSection'
import { homeText } from '#content/homeText'

/** Set as a table of contents over the page's width: lines and space, no boxes. */
const Contents = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: theme.spacing(2.5, 0, 3.5) },
  '& h3': { fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)' },
  '& p': { maxWidth: '54ch', marginTop: theme.spacing(0.75) },
}))

export function Services() {
  const { title, items } = homeText.services
  return (
    <PageSection labelledBy="services" ground="tint">
      <Typography id="services" variant="h2">
        {title}
      </Typography>
      <Contents>
        {items.map(({ name, text }) => (
          <li key={name}>
            <Typography variant="h3">{name}</Typography>
            <Typography>{text}</Typography>
          </li>
        ))}
      </Contents>
    </PageSection>
  )
}
