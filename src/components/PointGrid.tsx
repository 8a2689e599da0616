import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { StoneMark } from './StoneMark'

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  // Never a last one by itself in its row.
  '&[data-count="4"]': { [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '&[data-count="3"]': { [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '&&[data-count="4"]': {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}))

interface PointGridProps {
  readonly points: readonly { readonly name: string; readonly text: string }[]
}

/** Things of one rank, side by side, each under a stone of the mark. */
export function PointGrid({ points }: PointGridProps) {
  return (
    <Points data-count={points.length}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <StoneMark />
          <Typography variant="h3" sx={{ mt: 1.5, mb: 0.5 }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </li>
      ))}
    </Points>
  )
}
