import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'
import { showsByDates } from '#content/settings'
import { fieldSelector } from '../../hydration/listParts'
import { factLine } from '../../theme/factLine'
import { CAN_HOVER, FORCED_COLORS } from '../../theme/mediaQueries'
import { isolated } from '../../theme/typography'
import { SEARCH_HIGHLIGHT } from './MatchMarks'

/** A card has two columns in such a window. In `em`: not with a larger text size. */
const ROOM_FOR_COLUMNS = '@media (min-width: 48em)'

const DESCRIPTION_LINES = 3
const LAST_LINE_TOP = `calc(${DESCRIPTION_LINES - 1} * var(--line))`

/** The list of cards and the looks of their contents: plain elements, because they hydrate faster. */
export const JobCards = styled('ul')(({ theme }) => {
  const { palette } = theme.vars
  const { fontSize, lineHeight } = theme.typography.body2
  return {
    display: 'grid',
    gap: theme.spacing(1),
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
      display: 'grid',
      padding: theme.spacing(1.5, 2),
      // The facts, and beside them the text with the link below.
      [ROOM_FOR_COLUMNS]: {
        gridTemplate: 'repeat(3, auto) 1fr auto / repeat(2, minmax(0, 1fr))',
        columnGap: theme.spacing(4),
        '& > *': { gridColumn: 1 },
      },
      // The link has the background, because only `a:visited` tells which positions were opened.
      backgroundColor: 'transparent',
      [CAN_HOVER]: { '&:hover': { borderColor: palette.primary.main, color: palette.primary.main } },
      '&:has(a:focus-visible)': {
        outline: `3px solid ${palette.primary.main}`,
        outlineOffset: 2,
        '& a': { outline: 'none' },
      },
    },
    '& h3': { ...theme.typography.h3 },
    '& h3, & p': { margin: 0, overflowWrap: 'anywhere' },

    '& p, & > ::after': { color: palette.text.secondary, fontSize, lineHeight },
    [`& ${fieldSelector('payRate')}`]: {
      ...isolated,
      color: palette.text.primary,
      fontSize: theme.typography.caption.fontSize,
      fontWeight: theme.typography.fontWeightBold,
      lineHeight: theme.typography.h3.lineHeight,
      // As on the page of the position.
      fontVariantNumeric: 'proportional-nums',
    },
    [`& ${fieldSelector('description')}`]: {
      '--line': `${lineHeight}em`,
      // A minimum font size in the browser makes lines higher than their `em`. Firefox before 120 has no `lh`.
      '@supports (height: 1lh)': { '--line': '1lh' },
      maxHeight: `calc(${DESCRIPTION_LINES} * var(--line))`,
      // `hidden` could be scrolled by a link to a text fragment, which would cut off the first line.
      overflow: 'clip',
      // Fades the end of the last line, on any ground. With a prefix for Chrome 119.
      WebkitMask: `linear-gradient(#000 0 0) 0 0 / 100% ${LAST_LINE_TOP} no-repeat, linear-gradient(var(--fade-to, 90deg), #000 calc(100% - var(--fade, 8em)), transparent calc(100% - var(--fade-end, 0em))) 0 ${LAST_LINE_TOP} / 100% var(--line) no-repeat`,
      '&:dir(rtl)': { '--fade-to': '-90deg' },
      // Chrome before 120 lacks `:dir()`: there, no text with its own direction fades, and none in a site from right to left.
      '@supports not selector(:dir(rtl))': { '&[dir], [dir=rtl] &': { '--fade': '0em' } },
      '@media print': { maxHeight: 'none', WebkitMask: 'none' },
    },
    // All matches are in the part that is cut off (MatchMarks.ts). The third line ends with a note.
    '& > .more': { '--fade': '15em', '--fade-end': '13em' },
    '& > .more::after': {
      content: `"\\a\\a " ${JSON.stringify(jobsListText.foundBelow)}`,
      justifySelf: 'end',
      // Fits into a narrow card with large text, too.
      fontSize: `min(${fontSize}, 5vw)`,
      lineHeight: `calc(${lineHeight} * ${fontSize})`,
      textAlign: 'end',
      whiteSpace: 'pre',
      '@media print': { content: 'none' },
    },
    [`& ${fieldSelector('description')}, & > ::after`]: {
      gridArea: '4 / 1',
      marginTop: '0.375rem',
      // Its first line is in line with the title.
      [ROOM_FOR_COLUMNS]: { gridArea: '1 / 2 / span 4', marginTop: '0.25rem' },
    },
    // Ends with the space of the mark New or Closed, which comes after hydration: nothing moves.
    [`& ${fieldSelector('terms')}`]: {
      gridRow: 5,
      marginTop: '0.375rem',
      [ROOM_FOR_COLUMNS]: { gridRow: '4 / span 2', marginTop: 0 },
      '&:not(:has(strong))::after': {
        content: JSON.stringify(` ${showsByDates ? jobsListText.closedMark : jobsListText.newMark}`),
        paddingInlineEnd: 14,
        visibility: 'hidden',
      },
    },
    '& .fact-line': factLine,
    '& strong': { marginInlineStart: 4 },
    '& .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
      gridRow: 6,
      [ROOM_FOR_COLUMNS]: { gridArea: '5 / 2' },
      // Dates of all cards begin at one edge.
      '& > span': { minWidth: 'min(13.5em, 100%)' },
    },
    '& a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:visited': { color: palette.text.secondary },
      // Covers its card: the browser's own gestures and menus work on all of it. No text can be selected by mouse.
      '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
      '&::before': { zIndex: -1, backgroundColor: palette.background.paper },
      '&:visited::before': {
        backgroundColor: palette.background.tint,
        ...theme.applyStyles('dark', { backgroundColor: palette.background.default }),
      },
      '&:active::before': { backgroundColor: palette.background.tint },
    },
  }
})
