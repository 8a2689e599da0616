import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { StoneMark } from './StoneMark'

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
}))

interface PointGridProps {
  readonly points: readonly { readonly name: string; readonly text: string }[]
}

/** Things of one rank, side by side, each under a stone of the mark. */
export function PointGrid({ points }: PointGridProps) {
  return (
    <Points>
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
