import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { jobsListText } from '#content/jobsListText'
import { formatMatchCount } from '../../domain/jobCount'
import { listPart } from '../../hydration/listParts'
import { selectMatchingJobs, selectQuery, selectResults } from '../../store/jobsSelectors'
import { useAppSelector, useAppStore } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'
import { useNewCount } from '../lastVisit'
import { ShareButton } from '../ShareButton'
import { ClearFilters } from './ClearFilters'

/** The heading of the results. It gets the focus when another page of the list is shown. */
export const RESULTS_ID = 'results'

export function ResultsHeader() {
  const store = useAppStore()
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        pr: { xs: '3rem', sm: '6rem' },
        mb: 0.5,
        '& > p': {
          display: 'flex',
          flex: '1 5.5em',
          flexWrap: 'wrap',
          overflow: 'clip',
          m: 0,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        },
        '& > button': { overflow: 'clip', whiteSpace: 'nowrap' },
        // Keeps the height of the line. Its width is free for the count.
        '& > button[hidden]': { visibility: 'hidden', minWidth: 0, width: 0, p: 0, mx: 0 },
      }}
    >
      <Typography id={RESULTS_ID} variant="h3" component="h2" tabIndex={-1}>
        Results
      </Typography>
      <p>
        <MatchCount />
        <NewCount />
      </p>
      <ClearFilters />
      <ShareButton
        path={() => jobsPath(selectQuery(store.getState()))}
        // Rendered after hydration, and nothing moves. On a phone it is an icon.
        sx={(theme) => ({
          position: 'absolute',
          top: 0,
          right: 0,
          justifyContent: 'end',
          [theme.breakpoints.only('xs')]: { fontSize: 0 },
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        })}
      />
    </Box>
  )
}

/** A polite live region. A new key for each list announces a text that stays the same, too. */
function MatchCount() {
  const { matches, shownPage, pageCount } = useAppSelector(selectResults)
  return (
    <output>
      <span key={matches.map(({ index }) => index).join()} {...listPart('count')}>
        {formatMatchCount(matches.length, shownPage, pageCount)}
      </span>
    </output>
  )
}

/** Not in the live region. Rendered after hydration, where the line of the count has room for it. */
function NewCount() {
  const count = useNewCount(selectMatchingJobs)
  if (count === 0) return null
  return (
    // Adds no height: in a second line it is cut off.
    <Box component="span" sx={{ mb: '-2em', whiteSpace: 'pre' }}>
      {` · ${count} ${jobsListText.newCount} `}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {jobsListText.sinceLastVisit}
      </Box>
    </Box>
  )
}
