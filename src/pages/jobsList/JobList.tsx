import { useEffect, useRef, type MouseEvent } from 'react'
import { listPart } from '../../hydration/listParts'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { selectCardsInPage, selectJobs } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { CAN_HOVER } from '../../theme/mediaQueries'
import { useLooks } from '../lastVisit'
import { JobCard } from './JobCard'
import { JobCards } from './JobCards'
import { MatchMarks } from './MatchMarks'
import { NoMatches } from './NoMatches'

/** By finger, and before hydration, the link covers its card (JobCards.ts). */
const SELECTABLE_TEXT = `${CAN_HOVER} { .cards > li { cursor: pointer } .cards a::after { pointer-events: none } }`

/**
 * Passes a click on the text of a card to its link, except where it has selected text. The middle button
 * opens a tab: Chromium follows a `click` of a script, but no `auxclick`.
 */
function pressLink({ target, button, nativeEvent }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a') || getSelection()?.type === 'Range') return
  if (button < 2)
    target.closest('li')?.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', nativeEvent))
}

/** The cards and the alert, which is hidden while it is not needed: the early script creates no elements. */
export function JobList() {
  const isHydrated = useIsHydrated()
  const list = useRef<HTMLUListElement>(null)
  const cards = useAppSelector(selectCardsInPage)
  useLooks(useAppSelector(selectJobs))
  // Lays out the hidden cards, each in a task of its own, before a letter shows them (test/bench/README.md).
  useEffect(() => {
    for (const { firstElementChild } of list.current?.children ?? [])
      setTimeout(() => firstElementChild?.clientHeight)
  }, [])
  return (
    <>
      <NoMatches />
      <JobCards
        ref={list}
        role="list"
        className="cards"
        {...listPart('cards')}
        onClick={pressLink}
        onAuxClick={pressLink}
      >
        {cards.map(({ job, index }) => (
          <JobCard key={index} job={job} index={index} />
        ))}
      </JobCards>
      {isHydrated && <style>{SELECTABLE_TEXT}</style>}
      <MatchMarks list={list} />
    </>
  )
}
