import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useId, type ComponentProps } from 'react'
import { scrollToBox } from '../../components/scrollToBox'
import { FACET_KEYS, FACETS, type FacetKey } from '../../domain/facets'
import type { FacetValue } from '../../domain/listFacet'
import { fieldName } from '../../hydration/fields'
import { countName, listPart } from '../../hydration/listParts'
import { selectQuery, valueToggled } from '../../store/jobsQuerySlice'
import { selectIsFacetShown, selectJobCounts, selectResults } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'

/** Up to this many boxes wrap in a narrow window. More become one row that scrolls. */
const MAX_WRAPPED = 4

/**
 * Hidden, unless there is a choice, or a bookmark names a value: the early script shows what the file hides. Not a
 * `<fieldset>`: Safari gives each `<legend>` a line, and at first two, so that the cards below it move.
 */
export function FacetFilter({ facet }: { readonly facet: FacetKey }) {
  const { values, text } = FACETS[facet]
  const labelId = useId()
  const isShown = useAppSelector((state) => selectIsFacetShown(state, facet))
  const shownCount = useAppSelector((state) => selectJobCounts(state, facet).size)
  const scrolls = shownCount > MAX_WRAPPED || facet !== FACET_KEYS[0]
  if (values.length === 0) return null
  return (
    <Box
      role="group"
      hidden={!isShown}
      aria-labelledby={labelId}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(0.5, 2),
        '& > div': { flexGrow: 1, minWidth: 0, gap: { xs: 0.5, sm: 1 } },
        [theme.breakpoints.only('xs')]: { '& label': { flexGrow: 1 } },
        // The padding is for the focus ring.
        ...(scrolls && {
          [theme.breakpoints.down('lg')]: {
            '& > div': { flexWrap: 'nowrap', overflowX: 'auto', gap: 1, m: -0.5, p: 0.5 },
            '& label': { flexShrink: 0 },
          },
        }),
        // The boxes of several filters begin at one edge.
        [theme.breakpoints.only('md')]: {
          flexWrap: 'nowrap',
          '& > span': { flex: '0 0 min(10.25rem, 30%)' },
        },
        // The label has the height of a button, as the line above the cards has.
        [theme.breakpoints.up('lg')]: {
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

function ValueBox({ facet, value }: { readonly facet: FacetKey; readonly value: FacetValue }) {
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector((state) => selectQuery(state)[facet].includes(value.name))
  const counts = useAppSelector((state) => selectJobCounts(state, facet))
  return (
    <FormControlLabel
      // In the file all the same, because the early script shows the box that a bookmark names.
      hidden={!isSelected && (counts.size < 2 || !counts.has(value))}
      // The browser scrolls to the focused box, not to its label.
      onFocus={({ target }) => scrollToBox(target)}
      control={
        <Checkbox
          checked={isSelected}
          value={value.name}
          slotProps={{
            // The early script leaves out MUI's class of a ticked box, which colors only MUI's own icon.
            root: { suppressHydrationWarning: true },
            // Firefox restores boxes at a reload, Chrome at Back. The address is the truth.
            input: {
              // Safari resets a box with `autocomplete="off"` to its default when Back shows the page again.
              ref: (box: HTMLInputElement | null) => void box?.toggleAttribute('checked', isSelected),
              // Not `onChange`, as in SearchBox.tsx.
              onClick: () => dispatch(valueToggled(facet, value.name)),
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
function FoundCount({ facet, value }: ComponentProps<typeof ValueBox>) {
  const count = useAppSelector((state) => selectResults(state).foundCounts.get(value) ?? 0)
  const max = useAppSelector((state) => Math.max(0, ...selectJobCounts(state, facet).values()))
  return (
    <span
      aria-hidden
      id={`${countName(facet, value)}-count`}
      className="count"
      {...listPart(countName(facet, value))}
      // As wide as the largest number, so that nothing moves. A figure of the font has 0.567em, one of the fallback less.
      style={{ minWidth: `${0.57 * String(max).length}em` }}
    >
      {count}
    </span>
  )
}
