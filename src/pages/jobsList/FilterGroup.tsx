import Box from '@mui/material/Box'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'

/** Matches the fifth box that is shown. Emotion warns of `:nth-child`. */
const FIFTH_BOX = Array(5).fill('label:not([hidden])').join(' ~ ')

/**
 * A named group of boxes: a row in a narrow window, a column in a wide one. A box may have a `.count`. Not a
 * `<fieldset>`: Safari gives each `<legend>` a line, and at first two, so that the cards below it move.
 */
export function FilterGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
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
        // One that hides when it is unticked keeps the focus.
        '& label[hidden]:not(:focus-within)': { display: 'none' },
        // A focused box comes into view with its label.
        '& input': { scrollMarginBlock: '1rem', scrollMarginInlineEnd: '14rem' },
        '& > div': { gap: { xs: 0.5, sm: 1 } },
        // More than four boxes are a row that scrolls. The padding is for the focus ring.
        [theme.breakpoints.only('xs')]: {
          '& > div, & label': { flexGrow: 1 },
          [`&:has(${FIFTH_BOX}) > div`]: {
            flexWrap: 'nowrap',
            overflowX: 'auto',
            m: -0.5,
            p: 0.5,
            '& > label': { flexShrink: 0 },
          },
        },
        // The label has the height of a button, as the line above the cards has.
        [theme.breakpoints.up('lg')]: {
          rowGap: 0.5,
          '& > *, & label': { width: '100%' },
          '& > span': { lineHeight: `max(${TOUCH_TARGET_PX}px, 1.5em + 12px)` },
        },
        '& label > :last-child': {
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
        },
        '& .count': {
          marginInlineStart: 'auto',
          color: 'text.secondary',
          fontSize: 'body2.fontSize',
          textAlign: 'end',
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
