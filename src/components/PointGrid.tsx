import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CairnMark } from './CairnMark'

interface Point {
  readonly name: string
  readonly text: string
  /** A number set in large type, with what it counts. */
  readonly figure?: string
  readonly unit?: string
}

/** Points of equal rank in columns, the nth below n stones. The last point is never alone in a row of two or more. */
export function PointGrid({ points }: { readonly points: readonly Point[] }) {
  const columns = points.length % 3 === 0 ? { xs: 12, md: 4 } : { xs: 12, sm: 6, lg: 3 }
  return (
    <Grid container component="ul" rowSpacing={4} columnSpacing={5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {points.map(({ name, text, figure, unit }, index) => (
        <Grid key={name} component="li" size={columns} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'end', height: 48, color: 'primary.main' }}>
            <CairnMark size={40} stones={index + 1} />
            {figure !== undefined && (
              <Typography component="p" variant="h2" color="textPrimary" sx={{ lineHeight: 1 }}>
                {figure}{' '}
                <Box component="span" sx={{ fontSize: '1rem', letterSpacing: 0 }}>
                  {unit}
                </Box>
              </Typography>
            )}
          </Stack>
          <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Grid>
      ))}
    </Grid>
  )
}
