import { useSyncExternalStore } from 'react'
import { showsByDates } from '#content/settings'
import { isClosedOn } from '../domain/applicationPeriod'
import { today } from '../domain/calendarDate'
import type { Job } from '../domain/job'
import { onLook } from './lastVisit'

/** True from the visitor's day after the last day to apply. False when prerendered and during hydration. */
export const useIsClosed = (job: Job) =>
  useSyncExternalStore(
    onLook,
    () => showsByDates && isClosedOn(today(), job),
    () => false,
  )
