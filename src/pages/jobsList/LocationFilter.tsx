import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../domain/locations'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { listPart } from '../../hydration/listParts'
import { locationToggled } from '../../store/jobsQuerySlice'
import { selectJobCounts, selectQuery, selectResults } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { FilterBox } from './FilterBox'
import { FilterCairn } from './FilterCairn'
import { FilterGroup } from './FilterGroup'

export function LocationFilter() {
  return (
    <>
      <FilterGroup label="Filter by Location">
        {LOCATIONS.map((location) => (
          <LocationBox key={location} location={location} />
        ))}
      </FilterGroup>
      <FilterCairn />
    </>
  )
}

const countId = (location: JobLocation) => `${location}-count`

function LocationBox({ location }: { readonly location: JobLocation }) {
  const dispatch = useAppDispatch()
  return (
    <FilterBox
      parameter={QUERY_PARAMETERS.locations.name}
      value={location}
      label={LOCATION_LABELS[location]}
      isSelected={useAppSelector((state) => selectQuery(state).locations.includes(location))}
      onToggle={() => dispatch(locationToggled(location))}
      descriptionId={countId(location)}
    >
      <FoundCount location={location} />
    </FilterBox>
  )
}

/** The number of jobs that the search finds in a location. */
function FoundCount({ location }: { readonly location: JobLocation }) {
  const count = useAppSelector((state) => selectResults(state).foundCounts.get(location) ?? 0)
  const max = useAppSelector((state) => Math.max(...selectJobCounts(state).values()))
  // As wide as the largest number, so that nothing moves.
  const style = { minWidth: `${String(max).length}ch` }
  return (
    <span aria-hidden id={countId(location)} className="count" {...listPart(location)} style={style}>
      {count}
    </span>
  )
}
