import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: theme.spacing(0.5, 4),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    padding: theme.spacing(2.5, 0),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2fr' },
  },
}))

interface ValuesProps {
  readonly items: readonly { readonly name: string; readonly text: string }[]
}

export function Values({ items }: ValuesProps) {
  return (
    <List>
      {items.map(({ name, text }) => (
        <li key={name}>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ maxWidth: '60ch' }}>{text}</Typography>
        </li>
      ))}
    </List>
  )
}
