import { styled } from '@mui/material/styles'
import { locationNames } from '../../domain/locations'
import { useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'

const Alert = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderLeftWidth: 6,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.error.main,
}))

/** Worded as website.md §2 and decisions.md §3 have it, to the letter. */
export function NoMatchesAlert() {
  const locations = useAppSelector((state) => selectQuery(state).locations)
  const selected = locations.length > 0 ? `s (${locationNames(locations).join(', ')})` : ''
  return (
    <Alert role="alert">
      {`No positions are currently available in the selected location${selected}. Please try different filters or check back later.`}
    </Alert>
  )
}
