import { fireEvent, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { withLocationToggled, withSearch, type JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../src/domain/locations'
import { someSearch } from './randomQueries'

/** An act of a visitor before the app is hydrated. */
export type EarlyAct =
  | { readonly type: 'types'; readonly text: string }
  | { readonly type: 'ticks'; readonly location: JobLocation }
  | { readonly type: 'clears' }

export const someActs: fc.Arbitrary<EarlyAct[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('types'), text: someSearch }),
    fc.record({ type: fc.constant('ticks'), location: fc.constantFrom(...LOCATIONS) }),
    fc.constant({ type: 'clears' }),
  ),
  { maxLength: 8 },
)

/** A field removes line breaks, an address can hold them. */
const asField = (text: string) => text.replace(/[\r\n]/g, '')

export function queryAfter(query: JobsQuery, act: EarlyAct): JobsQuery {
  if (act.type === 'clears') return EMPTY_QUERY
  if (act.type === 'ticks') return withLocationToggled(query, act.location)
  const typed = asField(act.text)
  return typed === asField(query.search) ? query : withSearch(query, typed)
}

export function doEarly(act: EarlyAct): void {
  if (act.type === 'types') {
    const [box] = screen.queryAllByRole('searchbox')
    if (box) fireEvent.input(box, { target: { value: act.text } })
  } else if (act.type === 'ticks') {
    screen.getByRole('checkbox', { name: LOCATION_LABELS[act.location] }).click()
  } else {
    screen.queryByRole('button', { name: 'Clear filters' })?.click()
  }
}
