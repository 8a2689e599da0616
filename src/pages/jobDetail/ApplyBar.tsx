import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { contactText } from '#content/contactText'
import { jobDetailText } from '#content/jobDetailText'
import { jobsListText } from '#content/jobsListText'
import { CheckIcon } from '../../components/icons'
import { CARD_TEXTS } from '../../domain/cardTexts'
import type { Job } from '../../domain/job'
import { TALL_WINDOW, WIDE_WINDOW } from '../../theme/mediaQueries'
import { BOTTOM_BAR, BOTTOM_CLEARANCE, inset } from '../../theme/windowEdges'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  paddingBlock: `${theme.spacing(1.5)} ${inset('bottom', theme.spacing(1.5))}`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&[hidden]': { display: 'none' },
  '& > .status': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), flexBasis: '100%' },
  '& > .MuiButton-root': { flexGrow: 1 },
  // As high as the button in its place.
  '& > .closed': { display: 'flex', alignItems: 'center', minHeight: 56 },
  // Over the points of the description, which are positioned too.
  [TALL_WINDOW]: { position: 'sticky', bottom: 0, zIndex: 1 },
  '&, & *': { scrollMarginBottom: `calc(-1 * ${BOTTOM_CLEARANCE})` },
  '@media (scripting: none)': { position: 'static' },
  [theme.breakpoints.up('sm')]: { '& > .MuiButton-root': { flexGrow: 0, marginInlineStart: 'auto' } },
  [WIDE_WINDOW]: { position: 'static', padding: 0, border: 0, '& > .MuiButton-root': { flexGrow: 1 } },
  // The summary would push the facts down, or has no room.
  [`${WIDE_WINDOW}, (width < 24em)`]: { '& > .summary': { display: 'none' } },
}))

interface ApplyBarProps {
  /** The lines below the title. While they are on the screen, the bar does not repeat them. */
  readonly summary: RefObject<HTMLDivElement | null>
  readonly job: Job
  readonly deadline: string | undefined
  readonly isFormOpen: boolean
  readonly isSubmitted: boolean
  readonly isClosed: boolean
  readonly onApply: () => void
}

/** `Apply Now`. The bar gets the focus when the form closes: a second Enter does not press the button. */
export function ApplyBar(props: ApplyBarProps) {
  const { summary, job, deadline, isFormOpen, isSubmitted, isClosed, onApply } = props
  const barRef = useRef<HTMLDivElement>(null)
  const wasFormOpen = useRef(isFormOpen)
  useLayoutEffect(() => {
    // The form had the focus. Safari does not focus a pressed button, but what is around it.
    if (wasFormOpen.current && !isFormOpen && document.activeElement?.matches('body, main'))
      barRef.current?.focus()
    wasFormOpen.current = isFormOpen
  }, [isFormOpen])
  const [isRepeated, setIsRepeated] = useState(false)
  useEffect(() => {
    const bar = barRef.current
    if (!bar || !summary.current) return
    let isStuck = false
    const { style } = document.documentElement
    const setHeight = () => style.setProperty(BOTTOM_BAR, isStuck ? `${bar.offsetHeight}px` : '')
    const size = new ResizeObserver(setHeight)
    // A stuck bar touches the edge of the window.
    const edge = { rootMargin: '0px 0px -1px', threshold: [0, 1] }
    const position = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
        if (target !== bar) setIsRepeated(!isIntersecting)
        else isStuck = isIntersecting && intersectionRect.bottom < boundingClientRect.bottom
      }
      setHeight()
    }, edge)
    size.observe(bar)
    position.observe(bar)
    position.observe(summary.current)
    return () => {
      size.disconnect()
      position.disconnect()
      style.removeProperty(BOTTOM_BAR)
    }
  }, [summary])
  const action = job.applyUrl ? { href: job.applyUrl } : { 'data-needs-script': '', onClick: onApply }
  return (
    <Bar
      ref={barRef}
      role="group"
      aria-label={jobDetailText.apply}
      tabIndex={-1}
      className="apply no-print"
      hidden={isFormOpen}
    >
      {isRepeated && (job.payRate ?? deadline) && (
        <Typography className="summary" variant="body2" component="div">
          <div>
            <bdi>{CARD_TEXTS.payRate(job)}</bdi>
          </div>
          {deadline}
        </Typography>
      )}
      {isSubmitted && (
        <Typography className="status" color="primary">
          <CheckIcon />
          {jobDetailText.applied}
        </Typography>
      )}
      {isClosed ? (
        <Typography className="closed" variant="button" component="p">
          {jobsListText.closedMark}
        </Typography>
      ) : (
        <Button variant={isSubmitted ? 'outlined' : 'contained'} size="large" {...action}>
          {jobDetailText.apply}
        </Button>
      )}
      {!job.applyUrl && <noscript>{contactText.applyWithoutScript}</noscript>}
    </Bar>
  )
}
