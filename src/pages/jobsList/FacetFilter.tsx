import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useId, type FocusEvent } from 'react'
import { FACETS, type FacetKey } from '../../domain/facets'
import type { FacetValue } from '../../domain/listFacet'
import { fieldName } from '../../hydration/earlyInput'
import { countName, listPart } from '../../hydration/listParts'
import { selectQuery, valueToggled } from '../../store/jobsQuerySlice'
import { selectJobCounts, selectResults } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'

/** The width of the focus ring and of its gap. */
const RING_PX = 5

/** Matches the fifth box that is shown. Emotion warns of `:nth-child`. */
const FIFTH_BOX = Array(5).fill('label:not([hidden])').join(' ~ ')

/**
 * A row of boxes in a narrow window, a column in a wide one. Hidden, unless there is a choice, or a bookmark
 * names a value. Not a `<fieldset>`: Safari gives each `<legend>` a line, and at first two, so that the cards
 * below it move.
 */
export function FacetFilter({ facet }: { readonly facet: FacetKey }) {
  const { values, text } = FACETS[facet]
  const labelId = useId()
  if (values.length === 0) return null
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1.5, 2),
        // Without a choice, the title alone.
        '&:not(:focus-within, :has(label:not([hidden])))': { display: 'none' },
        // One that hides when it is unticked keeps the focus.
        '& label[hidden]:not(:focus-within)': { display: 'none' },
        '& > div': { gap: { xs: 0.5, sm: 1 } },
        [theme.breakpoints.only('xs')]: { '& > div, & label': { flexGrow: 1 } },
        // More than four boxes are a row that scrolls. The padding is for the focus ring.
        [theme.breakpoints.down('md')]: {
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
          // Shows a focused box with its label, also one of two lines.
          '& input': { scrollMarginBlock: '1.75rem' },
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
        {text.title}
      </Typography>
      <FormGroup row>
        {values.map((value) => (
          <ValueBox key={value.name} facet={facet} value={value} />
        ))}
      </FormGroup>
    </Box>
  )
}

interface ValueProps {
  readonly facet: FacetKey
  readonly value: FacetValue
}

/** The browser scrolls the focused box into view, not its label. `scrollIntoView` would scroll the page, too. */
function showLabel({ currentTarget }: FocusEvent<HTMLElement>): void {
  const row = currentTarget.parentElement
  if (!row) return
  const label = currentTarget.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, label.left - RING_PX - left) + Math.max(0, label.right + RING_PX - right)
}

function ValueBox({ facet, value }: ValueProps) {
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector((state) => selectQuery(state)[facet].includes(value.name))
  const counts = useAppSelector((state) => selectJobCounts(state, facet))
  return (
    <FormControlLabel
      // In the file all the same, because the early script shows the box that a bookmark names.
      hidden={!isSelected && (counts.size < 2 || !counts.has(value))}
      onFocus={showLabel}
      control={
        <Checkbox
          checked={isSelected}
          onChange={() => dispatch(valueToggled(facet, value.name))}
          value={value.name}
          slotProps={{
            // The early script leaves out MUI's class of a ticked box, which colors only MUI's own icon.
            root: { suppressHydrationWarning: true },
            // Firefox restores boxes at a reload, Chrome at Back. The address is the truth.
            input: {
              // Safari resets a box with `autocomplete="off"` to its default when Back shows the page again.
              ref: (box: HTMLInputElement | null) => void box?.toggleAttribute('checked', isSelected),
              ...fieldName(FACETS[facet].name),
              autoComplete: 'off',
              'aria-describedby': `${countName(facet, value)}-count`,
            },
          }}
        />
      }
      label={
        <>
          {value.label}
          <FoundCount facet={facet} value={value} />
        </>
      }
    />
  )
}

/** Beside the label, not part of the box's name: its description. */
function FoundCount({ facet, value }: ValueProps) {
  const count = useAppSelector((state) => selectResults(state).foundCounts.get(value) ?? 0)
  const max = useAppSelector((state) => Math.max(0, ...selectJobCounts(state, facet).values()))
  return (
    <span
      aria-hidden
      id={`${countName(facet, value)}-count`}
      className="count"
      {...listPart(countName(facet, value))}
      // As wide as the largest number, so that nothing moves.
      style={{ minWidth: `${String(max).length}ch` }}
    >
      {count}
    </span>
  )
}
