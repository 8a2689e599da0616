import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'

interface ValuesProps {
  readonly items: readonly { readonly name: string; readonly text: string }[]
}

export function Values({ items }: ValuesProps) {
  return items.map(({ name, text }) => (
    <Grid
      key={name}
      container
      columnSpacing={4}
      rowSpacing={0.5}
      sx={{ borderTop: 1, borderColor: 'divider', py: 2.5 }}
    >
      <Grid size={{ xs: 12, md: 4 }}>
        <Typography variant="h3">{name}</Typography>
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {text}
        </Typography>
      </Grid>
    </Grid>
  ))
}
