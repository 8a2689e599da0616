import { styled } from '@mui/material/styles'
import { TOUCH_TARGET_PX } from '../../components/touchTarget'
import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../domain/locations'
import { locationToggled } from '../../store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { selectFoundCounts, selectPositionCounts, selectQuery } from '../../store/visibleJobsSelectors'
import { ClearFilters } from './ClearFilters'
import { FilterChoice } from './FilterChoice'

/**
 * The choices in one row on a phone, so that nothing has to be folded away; a column beside the results where there
 * is room. `Clear filters` stands in the legend's line, and under it where the words are too long for one.
 */
const Panel = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Floated, a legend is a box like any other, and can share its line.
  '& > legend': {
    float: 'left',
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    minHeight: TOUCH_TARGET_PX,
    padding: 0,
    fontWeight: 600,
  },
  '& > button': { order: 1, paddingInline: theme.spacing(1), '&[hidden]': { visibility: 'hidden' } },
  '& > .choices': {
    order: 2,
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: '100%',
    gap: theme.spacing(0.5),
    [theme.breakpoints.up('sm')]: { gap: theme.spacing(1) },
    [theme.breakpoints.up('lg')]: { flexDirection: 'column' },
  },
  [theme.breakpoints.up('lg')]: { width: '16rem', marginRight: theme.spacing(5) },
}))

export function LocationFilter({ onCleared }: { readonly onCleared: () => void }) {
  const selected = useAppSelector((state) => selectQuery(state).locations)
  const dispatch = useAppDispatch()
  return (
    <Panel data-needs-script="">
      <legend>Filter by Location</legend>
      <div className="choices">
        {LOCATIONS.map((location) => (
          <FilterChoice
            key={location}
            parameter="locations"
            text={location}
            label={LOCATION_LABELS[location]}
            isSelected={selected.includes(location)}
            onToggle={() => dispatch(locationToggled(location))}
          >
            <FoundCount location={location} />
          </FilterChoice>
        ))}
      </div>
      <ClearFilters onCleared={onCleared} />
    </Panel>
  )
}

/** How many positions the search finds there. Reads the search itself: a keystroke draws the numbers and no styles. */
function FoundCount({ location }: { readonly location: JobLocation }) {
  const count = useAppSelector((state) => selectFoundCounts(state).get(location) ?? 0)
  const most = useAppSelector((state) => selectPositionCounts(state).get(location) ?? 0)
  return (
    <span aria-hidden className="count" data-waits="" data-most={most}>
      <span suppressHydrationWarning>{count}</span>
    </span>
  )
}
