import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 6),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
}))

interface SideHeadingProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A heading with its matter beside it, or below where the screen is narrow. */
export function SideHeading({ id, title, children }: SideHeadingProps) {
  return (
    <Columns>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <div>{children}</div>
    </Columns>
  )
}
