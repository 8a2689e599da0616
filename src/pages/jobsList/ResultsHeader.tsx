import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { jobsListText } from '#content/jobsListText'
import { shareText } from '#content/shareText'
import { useIsHydrated } from '../../components/useIsHydrated'
import { fillCount } from '../../domain/fill'
import { isFiltered } from '../../domain/jobsQuery'
import { formatMatchCount, formatPageCount } from '../../domain/listTexts'
import { listPart } from '../../hydration/listParts'
import { cleared, selectQuery } from '../../store/jobsQuerySlice'
import { selectResults } from '../../store/jobsSelectors'
import { useAppSelector, useAppStore } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'
import { useNewCount } from '../lastVisit'
import { ShareButton } from '../ShareButton'

/** The share button is an icon in such a window. In `em`: also with a larger text size. */
const NARROW = '@media (width < 37.5em)'

const HIDDEN = { display: 'none' } as const

/** The heading of the results. Another page of the list moves the focus here. */
export const RESULTS_ID = 'results'
/** The parts of its name. Firefox leaves an `<output>` out of the name of a heading. */
const [COUNT_ID, NEW_ID] = ['result-count', 'new-count']

export function ResultsHeader() {
  const store = useAppStore()
  const hasFilter = useAppSelector((state) => isFiltered(selectQuery(state)))

  function clear(): void {
    store.dispatch(cleared())
    // After the push, which stores the scroll position: focus can scroll. React has not hidden the button yet.
    document.querySelector<HTMLElement>('input[type=search]')?.focus()
  }

  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'baseline',
        columnGap: 1.5,
        paddingInlineEnd: '2.25rem',
        mb: 0.5,
        // The mark of new positions takes no room from the button.
        '& > h2': { display: 'flex', flex: '1 5.5em', flexWrap: 'wrap', minWidth: 0, overflow: 'clip' },
        '& > button': { flexShrink: 0, overflow: 'clip', whiteSpace: 'nowrap' },
        // Keeps the height of the line. Its width is free for the count.
        '& > button[hidden]': { visibility: 'hidden', minWidth: 0, width: 0, px: 0, mx: 0 },
        // Keeps the space of the share button, whose icon is in the padding.
        '&::after': {
          content: JSON.stringify(shareText.searchLabel),
          visibility: 'hidden',
          fontWeight: 'fontWeightBold',
          whiteSpace: 'nowrap',
        },
        [NARROW]: { flexWrap: 'wrap', paddingInlineEnd: '3rem', '&::after': { content: 'none' } },
      }}
    >
      <Counts />
      <Button hidden={!hasFilter} {...listPart('clear')} data-needs-script="" onClick={clear}>
        {jobsListText.clearFilters}
      </Button>
      <ShareButton
        path={() => jobsPath(selectQuery(store.getState()))}
        isSearch={hasFilter}
        sx={{
          position: 'absolute',
          top: 0,
          insetInlineEnd: 0,
          justifyContent: 'end',
          [NARROW]: { fontSize: 0, '& .MuiButton-startIcon': { marginInlineEnd: 0 } },
        }}
      />
    </Box>
  )
}

/** The heading: the number of matches, and how many of them are new. */
function Counts() {
  const { matches, shownPage, pageCount } = useAppSelector(selectResults)
  const newCount = useNewCount(matches.map(({ job }) => job))
  return (
    <Typography
      id={RESULTS_ID}
      aria-labelledby={`${COUNT_ID} ${NEW_ID}`}
      variant="h3"
      component="h2"
      tabIndex={-1}
    >
      {useIsHydrated() && shownPage === 1 && pageCount > 1 && (
        <Box component="span" sx={{ '@media screen': HIDDEN, '@media print': { '& + *': HIDDEN } }}>
          {formatPageCount(matches.length, shownPage, pageCount)}
        </Box>
      )}
      {/* A polite live region. A new key for each list announces a text that stays the same, too. */}
      <output>
        <span id={COUNT_ID} key={matches.map(({ index }) => index).join()} {...listPart('count')}>
          {formatMatchCount(matches.length, shownPage, pageCount)}
        </span>
      </output>
      {newCount > 0 && (
        // Rendered after hydration, and adds no height: in a second line it is cut off.
        <Typography id={NEW_ID} component="span" color="textSecondary" sx={{ mb: '-2em', whiteSpace: 'pre' }}>
          {` · ${fillCount(jobsListText.newCount, newCount)} `}
          <Box component="span" sx={{ '@media (width < 48em)': HIDDEN }}>
            {jobsListText.sinceLastVisit}
          </Box>
        </Typography>
      )}
    </Typography>
  )
}
