import type { Journey } from '../journey'
import { addressJourneys } from './addressJourneys'
import { earlyListJourneys } from './earlyListJourneys'
import { formJourneys } from './formJourneys'
import { noticeJourneys } from './noticeJourneys'
import { pageJourneys } from './pageJourneys'
import { shellJourneys } from './shellJourneys'

export const journeys: readonly Journey[] = [
  ...addressJourneys,
  ...earlyListJourneys,
  ...formJourneys,
  ...noticeJourneys,
  ...shellJourneys,
  ...pageJourneys,
]
