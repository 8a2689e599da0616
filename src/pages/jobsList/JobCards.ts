import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'
import { fieldSelector } from '../../hydration/listParts'
import { CAN_HOVER, FORCED_COLORS } from '../../theme/mediaQueries'
import { SEARCH_HIGHLIGHT } from './MatchMarks'

const DESCRIPTION_LINES = 3
const LINE_HEIGHT = 1.45

/** The list of cards and the looks of their contents: plain elements, because they hydrate faster. */
export const JobCards = styled('ul')(({ theme }) => {
  const { palette } = theme.vars
  const { body2 } = theme.typography
  return {
    display: 'grid',
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
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
      // A card that moves is not painted again.
      contain: 'layout paint',
      display: 'flex',
      flexDirection: 'column',
      padding: theme.spacing(1.5, 2),
      '--background': palette.background.paper,
      backgroundColor: 'var(--background)',
      fontVariantNumeric: 'tabular-nums',
      [CAN_HOVER]: { '&:hover': { borderColor: palette.primary.main, color: palette.primary.main } },
      '&:active': { '--background': palette.background.tint },
      '&:has(a:focus-visible)': {
        outline: `3px solid ${palette.primary.main}`,
        outlineOffset: 2,
        '& a': { outline: 'none' },
      },
    },
    '& h3': { ...theme.typography.h3 },
    '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },

    '& p': { color: palette.text.secondary, fontSize: body2.fontSize, lineHeight: LINE_HEIGHT },
    [`& ${fieldSelector('payRate')}`]: {
      color: palette.text.primary,
      fontSize: theme.typography.subtitle2.fontSize,
      fontWeight: theme.typography.fontWeightBold,
      lineHeight: theme.typography.h3.lineHeight,
    },
    [`& ${fieldSelector('description')}`]: {
      position: 'relative',
      maxHeight: `${DESCRIPTION_LINES * LINE_HEIGHT}em`,
      // `hidden` could be scrolled by a link to a text fragment, which would cut off the first line.
      overflow: 'clip',
      marginTop: '0.375rem',
      // Fades the end of the last line. Its size never changes, because that would count as a layout shift.
      '&::after': {
        content: '""',
        position: 'absolute',
        top: `${(DESCRIPTION_LINES - 1) * LINE_HEIGHT}em`,
        right: 0,
        width: '15em',
        height: `${LINE_HEIGHT}em`,
        textAlign: 'end',
        background: 'linear-gradient(90deg, transparent 10em, var(--background))',
      },
      // The search matches in the part that is cut off (MatchMarks.ts).
      '&[data-more]::after': {
        content: '"Found in the full description"',
        background: 'linear-gradient(90deg, transparent, var(--background) 2em)',
        [FORCED_COLORS]: { background: 'Canvas' },
      },
      '@media print': { maxHeight: 'none', '&::after': { display: 'none' } },
    },
    // The company's line ends with the space of the New mark, which comes after hydration: nothing moves.
    [`& ${fieldSelector('terms')}`]: {
      position: 'relative',
      marginTop: '0.375rem',
      '&::after': {
        content: JSON.stringify(jobsListText.newMark),
        display: 'inline-block',
        paddingInline: '0.75rem',
        whiteSpace: 'nowrap',
        visibility: 'hidden',
      },
    },
    '& strong': { position: 'absolute', right: 0, bottom: 0 },
    '& .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
      marginTop: 'auto',
    },
    '& a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:visited': { color: palette.text.secondary },
      // The link covers its card, so each browser's own gestures and menus work on all of it. Its text can't be selected by mouse.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  }
})
