import { styled } from '@mui/material/styles'
import { CAN_HOVER, FORCED_COLORS } from '../../theme/mediaQueries'
import { SEARCH_HIGHLIGHT } from './MatchMarks'

const DESCRIPTION_LINES = 3
const LINE_HEIGHT = 1.5

/** The list of cards and the looks of their contents, which are plain elements, because they hydrate faster. */
export const JobCards = styled('ul')(({ theme }) => {
  const { palette } = theme.vars
  const { body2 } = theme.typography
  return {
    display: 'grid',
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // The layout of a hidden card is kept for the letter that shows it again (test/bench/README.md).
    '& > [hidden]': { position: 'absolute', inset: 0, visibility: 'hidden', contentVisibility: 'hidden' },
    '@supports not (content-visibility: hidden)': { '& > [hidden]': { display: 'none' } },

    // Not in print, where all text is black.
    '@media screen': {
      [`& [data-job]::highlight(${SEARCH_HIGHLIGHT})`]: {
        backgroundColor: `color-mix(in srgb, ${palette.warning.main} 20%, transparent)`,
        color: palette.text.primary,
        [FORCED_COLORS]: { backgroundColor: 'Mark', color: 'MarkText' },
      },
    },

    '& > li': {
      position: 'relative',
      overflow: 'visible',
      // A card that moves is not painted again. The margin shows what is on the border.
      '@supports (overflow-clip-margin: 1rem)': { contain: 'layout paint', overflowClipMargin: '1rem' },
      display: 'flex',
      flexDirection: 'column',
      padding: theme.spacing(1.5, 2),
      '--ground': palette.background.paper,
      backgroundColor: 'var(--ground)',
      fontVariantNumeric: 'tabular-nums',
      [CAN_HOVER]: { '&:hover': { borderColor: palette.primary.main, color: palette.primary.main } },
      '&:active': { '--ground': palette.background.tint },
      '&:has(a:focus-visible)': {
        outline: `3px solid ${palette.primary.main}`,
        outlineOffset: 2,
        '& a': { outline: 'none' },
      },
    },
    '& h3': { ...theme.typography.h3 },
    '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },

    '& p': { color: palette.text.secondary, fontSize: body2.fontSize, lineHeight: LINE_HEIGHT },
    '& .place, & .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
    },
    '& .place': {
      marginTop: theme.spacing(0.5),
      color: palette.text.primary,
      fontSize: theme.typography.body1.fontSize,
      lineHeight: theme.typography.h3.lineHeight,
      // Not `:last-child`, which matches only once the whole line is parsed.
      '& > :nth-child(2)': { fontSize: body2.fontSize, fontWeight: theme.typography.fontWeightBold },
    },
    '& .description': {
      position: 'relative',
      maxHeight: `${DESCRIPTION_LINES * LINE_HEIGHT}em`,
      // `hidden` could be scrolled by a link to a text fragment, which would cut off the first line.
      overflow: 'clip',
      marginTop: theme.spacing(1),
      // Fades the end of the last line. Its size never changes, because that would count as a layout shift.
      '&::after': {
        content: '""',
        position: 'absolute',
        top: `${(DESCRIPTION_LINES - 1) * LINE_HEIGHT}em`,
        right: 0,
        width: '15em',
        height: `${LINE_HEIGHT}em`,
        textAlign: 'end',
        background: 'linear-gradient(90deg, transparent 10em, var(--ground))',
      },
      // The search matches in the part that is cut off (MatchMarks.ts).
      '&[data-more]::after': {
        content: '"Found in the full description"',
        background: 'linear-gradient(90deg, transparent, var(--ground) 2em)',
        [FORCED_COLORS]: { background: 'Canvas' },
      },
      '@media print': { maxHeight: 'none', '&::after': { display: 'none' } },
    },
    '& .description + p': { marginTop: theme.spacing(1) },
    '& .foot': { marginTop: 'auto' },
    '& a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:visited': { color: palette.text.secondary },
      // The whole card can be pressed (by mouse, JobList.tsx).
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    // On the border below the date, so that nothing moves when it is added after hydration.
    '& strong': { position: 'absolute', right: theme.spacing(2), bottom: 0, transform: 'translateY(50%)' },
  }
})
