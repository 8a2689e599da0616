import type { Journey } from '../journey'
import { addressJourneys } from './addressJourneys'
import { formJourneys } from './formJourneys'
import { noticeJourneys } from './noticeJourneys'
import { pageJourneys } from './pageJourneys'
import { shellJourneys } from './shellJourneys'

export const journeys: readonly Journey[] = [
  ...addressJourneys,
  ...formJourneys,
  ...noticeJourneys,
  ...shellJourneys,
  ...pageJourneys,
]
