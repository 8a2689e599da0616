import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { FallenCairn } from '../../components/FallenCairn'
import { AlertIcon } from '../../components/icons'
import { useIsHydrated } from '../../components/useIsHydrated'
import { FACETS } from '../../domain/facets'
import { fill } from '../../domain/fill'
import { EMPTY_QUERY, withToggled } from '../../domain/jobsQuery'
import { formatJobCount, noMatchesText } from '../../domain/listTexts'
import { listPart } from '../../hydration/listParts'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectChoices, selectResults } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'

/** Replaces the cards when nothing matches. */
export function NoMatches() {
  const hasMatches = useAppSelector((state) => selectResults(state).matches.length > 0)
  // The early script creates no elements, and they would make the file larger. Their space is reserved.
  const isHydrated = useIsHydrated()
  const text = useAppSelector((state) => noMatchesText(selectQuery(state)))
  return (
    <div {...listPart('noMatches')} hidden={hasMatches}>
      <Alert
        severity="error"
        icon={<AlertIcon />}
        sx={{ mb: 3, '[aria-busy=true] &': { visibility: 'hidden' } }}
      >
        <span {...listPart('noMatchesText')}>{text}</span>
      </Alert>
      {/* The space of the cairn, and of a row of links. On a phone, of two rows. */}
      <Stack sx={{ gap: 4, minHeight: { xs: '14rem', sm: '10.5rem' } }}>
        {isHydrated && !hasMatches && <WaysOut />}
        {isHydrated && <FallenCairn />}
      </Stack>
    </div>
  )
}

/** Links to each location, department, … where the search finds positions. */
function WaysOut() {
  const { search } = useAppSelector(selectQuery)
  const { foundCounts } = useAppSelector(selectResults)
  const offers = useAppSelector(selectChoices)
    .flatMap((key) => FACETS[key].values.map((value) => ({ key, value, count: foundCounts.get(value) ?? 0 })))
    .filter(({ count }) => count > 0)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {offers.map(({ key, value: { name, label }, count }) => (
        <Button
          key={`${key} ${name}`}
          component={Link}
          to={jobsPath(withToggled({ ...EMPTY_QUERY, search }, key, name))}
          variant="outlined"
        >
          {fill(FACETS[key].text.positions, { positions: formatJobCount(count), label })}
        </Button>
      ))}
    </Stack>
  )
}
