import Box from '@mui/material/Box'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { WIDE_WINDOW } from '../../theme/mediaQueries'

/** In CSS: 1 unless the count is 0, and the root of its share. Browsers without `sqrt()` show no stone. */
const ANY = 'min(1, var(--n))'
const ROOT = 'sqrt(var(--n) / var(--max))'

interface FilterGroupProps {
  readonly label: string
  readonly children: ReactNode
}

/**
 * A named group of boxes: a row in a narrow window, a column in a wide one. A box may have a `.count`. Not a
 * `<fieldset>`: Safari gives each `<legend>` a line, and at first two, so that the cards below it move.
 */
export function FilterGroup({ label, children }: FilterGroupProps) {
  const labelId = useId()
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1.5, 2),
        '& > div': { gap: { xs: 0.5, sm: 1 } },
        [theme.breakpoints.only('xs')]: { '& > div, & label': { flexGrow: 1 } },
        [theme.breakpoints.up('lg')]: { '& > *, & label': { width: '100%' } },
        '& label > :last-child': { display: 'flex', flexGrow: 1, alignItems: 'center', gap: 1 },
        '& .count': {
          position: 'relative',
          ml: 'auto',
          color: 'text.secondary',
          fontSize: 'body2.fontSize',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
        },
        // In a column, the numbers are a cairn, too: stones of their size, as on the home page.
        [WIDE_WINDOW]: {
          '& .count::before': {
            content: '""',
            position: 'absolute',
            top: 'calc(50% - 8px)',
            right: 'calc(100% + 8px)',
            width: 62,
            height: 16,
            borderRadius: '8px',
            bgcolor: 'grey.300',
            // From 62 x 16 px for the largest count down to 4 x 4 px for 0.
            scale: `calc((4 + 6 * ${ANY} + 52 * ${ROOT}) / 62) calc((4 + 2 * ${ANY} + 10 * ${ROOT}) / 16)`,
            transition: 'scale 200ms',
          },
          '& :has(:checked) + span .count::before': { bgcolor: 'primary.main' },
        },
      })}
    >
      <Typography component="span" id={labelId} sx={{ fontWeight: 'fontWeightBold' }}>
        {label}
      </Typography>
      <FormGroup row>{children}</FormGroup>
    </Box>
  )
}
