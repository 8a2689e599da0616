import Grid, { type GridProps } from '@mui/material/Grid'
import Typography from '@mui/material/Typography'

interface NamedTextsProps extends Pick<GridProps, 'columnSpacing' | 'size' | 'spacing' | 'sx'> {
  readonly items: readonly { readonly name: string; readonly text: string }[]
  readonly variant?: 'h3' | 'subtitle1'
  readonly heading?: 'h2' | 'h3'
}

/** A list of headings, each with its text. `size` is that of an item. */
export function NamedTexts({ items, variant = 'h3', heading = 'h3', size, ...grid }: NamedTextsProps) {
  return (
    <Grid container component="ul" role="list" {...grid}>
      {items.map(({ name, text }) => (
        <Grid key={name} component="li" size={size}>
          <Typography variant={variant} component={heading}>
            {name}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Grid>
      ))}
    </Grid>
  )
}
