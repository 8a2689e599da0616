import FormControl from '@mui/material/FormControl'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../domain/locations'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { listPart } from '../../hydration/listParts'
import { locationToggled } from '../../store/jobsQuerySlice'
import { selectFoundCounts, selectJobCounts, selectQuery } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { FilterBox } from './FilterBox'

/** In a narrow window, one row of boxes above the results. In a wide one, a column beside them. */
export function LocationFilter() {
  return (
    <FormControl
      component="fieldset"
      data-needs-script=""
      sx={(theme) => ({
        flexFlow: 'row wrap',
        alignItems: 'center',
        gap: theme.spacing(1.5, 2),
        // Over the cards, below the header.
        zIndex: 1,
        bgcolor: 'background.default',
        boxShadow: `0 0 0 8px ${theme.vars.palette.background.default}`,
        // Otherwise a legend has its own line.
        '& > legend': { float: 'left' },
        '& > div': { gap: { xs: 0.5, sm: 1 } },
        [theme.breakpoints.only('xs')]: { '& > div, & label': { flexGrow: 1 } },
        [theme.breakpoints.up('lg')]: {
          width: 'min(17.75rem, 22vw)',
          mr: 4,
          '& > *, & label': { width: '100%' },
        },
        '& label > :last-child': { display: 'flex', flexGrow: 1, alignItems: 'center' },
        '& .count': {
          ml: 'auto',
          pl: 1,
          color: 'text.secondary',
          fontSize: 'body2.fontSize',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
        },
      })}
    >
      <FormLabel component="legend">Filter by Location</FormLabel>
      <FormGroup row>
        {LOCATIONS.map((location) => (
          <LocationBox key={location} location={location} />
        ))}
      </FormGroup>
    </FormControl>
  )
}

function LocationBox({ location }: { readonly location: JobLocation }) {
  const dispatch = useAppDispatch()
  return (
    <FilterBox
      parameter={QUERY_PARAMETERS.locations.name}
      value={location}
      label={LOCATION_LABELS[location]}
      isSelected={useAppSelector((state) => selectQuery(state).locations.includes(location))}
      onToggle={() => dispatch(locationToggled(location))}
    >
      <FoundCount location={location} />
    </FilterBox>
  )
}

/** The number of jobs that the search finds in a location. */
function FoundCount({ location }: { readonly location: JobLocation }) {
  const count = useAppSelector((state) => selectFoundCounts(state).get(location) ?? 0)
  const jobCount = useAppSelector((state) => selectJobCounts(state).get(location) ?? 0)
  return (
    // As wide as the largest number, so that nothing moves.
    <span
      aria-hidden
      className="count"
      {...listPart(location)}
      style={{ minWidth: `${String(jobCount).length}ch` }}
    >
      {count}
    </span>
  )
}
