import FormControl from '@mui/material/FormControl'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'

interface FilterGroupProps {
  readonly label: string
  /** Its boxes. */
  readonly children: ReactNode
}

/** A named group of boxes: a row in a narrow window, a column in a wide one. A box may have a `.count`. */
export function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <FormControl
      component="fieldset"
      sx={(theme) => ({
        flexFlow: 'row wrap',
        alignItems: 'center',
        gap: theme.spacing(1.5, 2),
        // Otherwise a legend has its own line.
        '& > legend': { float: 'left' },
        '& > div': { gap: { xs: 0.5, sm: 1 } },
        [theme.breakpoints.only('xs')]: { '& > div, & label': { flexGrow: 1 } },
        [theme.breakpoints.up('lg')]: { '& > *, & label': { width: '100%' } },
        '& label > :last-child': { display: 'flex', flexGrow: 1, alignItems: 'center', gap: 1 },
        '& .count': {
          ml: 'auto',
          color: 'text.secondary',
          fontSize: 'body2.fontSize',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
        },
      })}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>{children}</FormGroup>
    </FormControl>
  )
}
