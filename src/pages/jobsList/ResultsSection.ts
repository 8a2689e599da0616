import { styled } from '@mui/material/styles'
import { cardLinkLook } from '../../components/CardLink'
import { cardStyles } from '../../components/cardStyles'
import { FORCED_COLORS } from '../../components/forcedColors'
import { TOUCH_TARGET_PX } from '../../components/touchTarget'
import { SEARCH_HIGHLIGHT } from './MatchMarks'

const DESCRIPTION_LINES = 3

/**
 * What everything in the results looks like that a keystroke can change: those are plain elements, because emotion
 * would resolve a styled one anew at every drawing. This one is drawn once.
 */
export const ResultsSection = styled('section')(({ theme }) => {
  const { palette } = theme.vars
  return {
    '& output': { color: palette.text.secondary },

    '& [hidden]': { display: 'none !important' },

    '& .no-matches': {
      '& p': {
        margin: 0,
        padding: theme.spacing(1.5, 2),
        border: `1px solid ${palette.error.main}`,
        borderLeftWidth: 6,
        borderRadius: theme.shape.borderRadius,
        color: palette.error.main,
      },
      '& ul': { margin: theme.spacing(2, 0, 0), padding: 0, listStyle: 'none' },
      '& .picture': { width: 'min(18rem, 100%)', aspectRatio: '320 / 84' },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: TOUCH_TARGET_PX,
        color: palette.primary.main,
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
      },
    },

    '& .cards': {
      display: 'grid',
      gap: theme.spacing(2),
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },

    // Not on paper, where every text is black.
    '@media screen': {
      [`& :is(h3, .description)::highlight(${SEARCH_HIGHLIGHT})`]: {
        backgroundColor: `color-mix(in srgb, ${palette.warning.main} 36%, transparent)`,
        color: palette.text.primary,
        [FORCED_COLORS]: { backgroundColor: 'Mark', color: 'MarkText' },
      },
    },

    '& .card': {
      ...cardStyles({ theme }),
      position: 'relative',
      display: 'grid',
      gridTemplateRows: 'auto auto auto 1fr',
      padding: theme.spacing(2, 2.5, 1),
      transition: 'border-color 120ms',
      '@media (hover: hover)': {
        '&:hover': { borderColor: palette.primary.main },
        '&:hover h3': { color: palette.primary.main },
      },
      '&:active': { backgroundColor: palette.grey[100] },
      '&:has(a:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },

      '& h3': theme.typography.h3,
      '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },
      '& a': {
        ...cardLinkLook({ theme }),
        '&:visited': { color: palette.text.secondary },
        '&:focus-visible': { outline: 'none' },
      },

      '& .facts': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: theme.spacing(1.5),
        marginTop: theme.spacing(0.5),
        color: palette.text.secondary,
        fontSize: '0.9375rem',
        '& > :first-of-type': { flexBasis: '100%', color: palette.text.primary, fontWeight: 600 },
      },

      '& .description': {
        display: '-webkit-box',
        // Not `hidden`, which can be scrolled: a link to a passage would, and cut the first line off.
        overflow: 'clip',
        marginTop: theme.spacing(1.25),
        color: palette.text.secondary,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: DESCRIPTION_LINES,
        alignSelf: 'start',
      },

      '& .last-line': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignSelf: 'end',
        justifyContent: 'space-between',
        columnGap: theme.spacing(2),
        marginTop: theme.spacing(0.5),
        '& > span': {
          color: palette.text.secondary,
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
  }
})
