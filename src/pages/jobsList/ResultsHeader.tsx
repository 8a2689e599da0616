import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatMatchCount } from '../../domain/jobCount'
import { listPart } from '../../hydration/listParts'
import { selectPaging, selectQuery } from '../../store/jobsSelectors'
import { useAppSelector, useAppStore } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'
import { ShareButton } from '../ShareButton'
import { ClearFilters } from './ClearFilters'

/** The heading of the results. It gets the focus when another page of the list is shown. */
export const RESULTS_ID = 'results'

export function ResultsHeader() {
  const store = useAppStore()
  return (
    <Stack
      direction="row"
      sx={(theme) => ({
        flexWrap: 'wrap',
        alignItems: 'baseline',
        position: 'relative',
        columnGap: 1,
        pr: 6,
        mb: 1.5,
        // The count looks like the heading.
        '& > h2': { order: 1 },
        '& > output': { typography: 'h3', fontSize: { sm: '1.5rem' }, fontVariantNumeric: 'tabular-nums' },
        '& > button': { order: 2, '&[hidden]': { visibility: 'hidden' } },
        [theme.breakpoints.up('sm')]: { columnGap: 1.5, pr: 12 },
      })}
    >
      <Typography id={RESULTS_ID} variant="body2" component="h2" color="textSecondary" tabIndex={-1}>
        Results
      </Typography>
      <MatchCount />
      <ClearFilters />
      <ShareButton
        path={() => jobsPath(selectQuery(store.getState()))}
        // Rendered after hydration, and nothing moves. On a phone it is an icon.
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          justifyContent: 'end',
          fontSize: { xs: 0, sm: '1.0625rem' },
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        }}
      />
    </Stack>
  )
}

/** A polite live region. */
function MatchCount() {
  const { matchCount, shownPage, pageCount } = useAppSelector(selectPaging)
  return <output {...listPart('count')}>{formatMatchCount(matchCount, shownPage, pageCount)}</output>
}
