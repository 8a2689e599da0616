import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'

interface Point {
  readonly name: string
  readonly text: string
}

/** Points of equal rank in columns. The last point is never alone in a row of two or more. */
export function PointGrid({ points }: { readonly points: readonly Point[] }) {
  const columns = points.length % 3 === 0 ? { xs: 12, md: 4 } : { xs: 12, sm: 6, lg: 3 }
  return (
    <Grid container component="ul" rowSpacing={4} columnSpacing={4} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {points.map(({ name, text }) => (
        <Grid
          key={name}
          component="li"
          size={columns}
          sx={{ borderTop: 1, borderColor: 'divider', pt: 2, overflowWrap: 'anywhere' }}
        >
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Grid>
      ))}
    </Grid>
  )
}
