import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  readonly label: string
  /** Of the field that the label is for. */
  readonly fieldId: string
  readonly children: ReactNode
}

/** A field under its label, which stays where it is while one types. */
export function FieldFrame({ label, fieldId, children }: FieldFrameProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75, '& input, & textarea': { scrollMarginTop: '2.5rem' } }}>
      <FormLabel htmlFor={fieldId} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      {children}
    </Box>
  )
}
