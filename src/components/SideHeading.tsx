import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface SideHeadingProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A heading beside its content, or above it in a narrow window. */
export function SideHeading({ id, title, children }: SideHeadingProps) {
  return (
    <Grid container rowSpacing={3} columnSpacing={4}>
      <Grid size={{ xs: 12, lg: 3 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, lg: 9 }}>{children}</Grid>
    </Grid>
  )
}
