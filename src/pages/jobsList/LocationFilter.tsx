import { styled } from '@mui/material/styles'
import { TOUCH_TARGET_PX } from '../../components/touchTarget'
import { LOCATIONS } from '../../domain/locations'
import { locationToggled } from '../../store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { selectPositionCounts, selectQuery } from '../../store/visibleJobsSelectors'
import { LocationChoice } from './LocationChoice'
import { useTakenOverTicks } from './useTakenOverTicks'

/** One row on a phone, so that nothing has to be folded away; a column beside the results where there is room. */
const Panel = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1) },
  [theme.breakpoints.up('lg')]: { flexDirection: 'column', alignItems: 'stretch' },
}))

const Legend = styled('legend')({
  display: 'flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET_PX,
  padding: 0,
  fontWeight: 600,
})

export function LocationFilter() {
  const selected = useAppSelector((state) => selectQuery(state).locations)
  const counts = useAppSelector(selectPositionCounts)
  const dispatch = useAppDispatch()
  const panel = useTakenOverTicks()
  return (
    <Panel ref={panel} data-needs-script>
      <Legend>Filter by Location</Legend>
      {LOCATIONS.map((location) => (
        <LocationChoice
          key={location}
          location={location}
          isSelected={selected.includes(location)}
          count={counts.get(location) ?? 0}
          onToggle={() => dispatch(locationToggled(location))}
        />
      ))}
    </Panel>
  )
}
