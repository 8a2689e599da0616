import { jobsListText } from '#content/jobsListText'
import { locationLabel, LOCATIONS } from '../../domain/locations'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { countPart } from '../../hydration/listParts'
import { locationToggled, selectQuery } from '../../store/jobsQuerySlice'
import { selectJobCounts, selectResults } from '../../store/jobsSelectors'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { FilterBox } from './FilterBox'
import { FilterGroup } from './FilterGroup'

export function LocationFilter() {
  return (
    <FilterGroup label={jobsListText.locationFilter}>
      {LOCATIONS.map((location) => (
        <LocationBox key={location} location={location} />
      ))}
    </FilterGroup>
  )
}

const countId = (location: string) => `${location}-count`

function LocationBox({ location }: { readonly location: string }) {
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector((state) => selectQuery(state).locations.includes(location))
  const counts = useAppSelector(selectJobCounts)
  return (
    <FilterBox
      parameter={QUERY_PARAMETERS.locations.name}
      value={location}
      label={locationLabel(location)}
      isSelected={isSelected}
      // In the file all the same, because the early script shows the box that a bookmark names.
      isHidden={!isSelected && (counts.size < 2 || !counts.has(location))}
      onToggle={() => dispatch(locationToggled(location))}
      descriptionId={countId(location)}
    >
      <FoundCount location={location} />
    </FilterBox>
  )
}

function FoundCount({ location }: { readonly location: string }) {
  const count = useAppSelector((state) => selectResults(state).foundCounts.get(location) ?? 0)
  const max = useAppSelector((state) => Math.max(0, ...selectJobCounts(state).values()))
  // As wide as the largest number, so that nothing moves.
  const style = { minWidth: `${String(max).length}ch` }
  return (
    <span aria-hidden id={countId(location)} className="count" {...countPart(location)} style={style}>
      {count}
    </span>
  )
}
