import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  readonly label: string
  readonly fieldId: string
  readonly children: ReactNode
}

export function FieldFrame({ label, fieldId, children }: FieldFrameProps) {
  return (
    <FormControl fullWidth sx={{ gap: 1, '& input, & textarea': { scrollMarginTop: '2.5rem' } }}>
      <FormLabel htmlFor={fieldId}>{label}</FormLabel>
      {children}
    </FormControl>
  )
}
