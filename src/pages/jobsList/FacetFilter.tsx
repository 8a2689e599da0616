import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { FACETS, type FacetKey } from '../../domain/facets'
import type { FacetValue } from '../../domain/listFacet'
import { fieldName } from '../../hydration/earlyInput'
import { countName, countPart } from '../../hydration/listParts'
import { selectQuery, valueToggled } from '../../store/jobsQuerySlice'
import { selectJobCounts, selectResults } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { FilterGroup } from './FilterGroup'

/** Hidden, unless there is a choice, or a bookmark names a value. */
export function FacetFilter({ facet }: { readonly facet: FacetKey }) {
  const { values, text } = FACETS[facet]
  if (values.length === 0) return null
  return (
    <FilterGroup label={text.title}>
      {values.map((value) => (
        <ValueBox key={value.name} facet={facet} value={value} />
      ))}
    </FilterGroup>
  )
}

interface ValueProps {
  readonly facet: FacetKey
  readonly value: FacetValue
}

function ValueBox({ facet, value }: ValueProps) {
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector((state) => selectQuery(state)[facet].includes(value.name))
  const counts = useAppSelector((state) => selectJobCounts(state, facet))
  return (
    <FormControlLabel
      // In the file all the same, because the early script shows the box that a bookmark names.
      hidden={!isSelected && (counts.size < 2 || !counts.has(value))}
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
      {...countPart(facet, value)}
      // As wide as the largest number, so that nothing moves.
      style={{ minWidth: `${String(max).length}ch` }}
    >
      {count}
    </span>
  )
}
