import type { Store } from '@reduxjs/toolkit'
import { isEmptyQuery, QUERY_KEYS, withSearch, withTicked, type JobsQuery } from '../domain/jobsQuery'
import { cleared, STEPS_TOWARDS } from '../store/jobsQuerySlice'
import type { RootState } from '../store/rootReducer'
import { selectQuery } from '../store/visibleJobsSelectors'
import type { EarlyList } from './earlyList'
import { parameterOf } from './filterBox'

type QueryStore = Pick<Store<RootState>, 'getState' | 'dispatch' | 'subscribe'>

/** Has the store do what the visitor did, as actions of its own. */
function followQuery(store: QueryStore, next: JobsQuery): void {
  const queryNow = () => selectQuery(store.getState())
  for (const key of QUERY_KEYS) {
    for (const step of STEPS_TOWARDS[key](queryNow(), next)) store.dispatch(step)
  }
}

/** Where the early script has failed: the file's fields are empty, so what stands in them is the visitor's. */
function queryOfFields(document: Document, asked: JobsQuery): JobsQuery {
  const typed = document.querySelector<HTMLInputElement>('main [type=search]')?.value ?? ''
  const ticked = document.querySelectorAll<HTMLInputElement>('main [type=checkbox]:checked')
  return [...ticked].reduce(
    (query, box) => withTicked(query, parameterOf(box), box.value, true),
    typed === '' ? asked : withSearch(asked, typed),
  )
}

/**
 * What was typed and ticked before the app joins what the address asks for, and until the list is hydrated
 * (`endEarlyList`) list and store say the same: hydration leaves what differs as it is, and tells no one.
 */
export function adoptEarlyList(window: Window, store: QueryStore): void {
  const { earlyList } = window
  if (!earlyList) {
    followQuery(store, queryOfFields(window.document, selectQuery(store.getState())))
    return
  }
  let isFollowing = false

  function follow(list: EarlyList): void {
    isFollowing = true
    if (!list.isCleared()) followQuery(store, list.query())
    else if (!isEmptyQuery(selectQuery(store.getState()))) store.dispatch(cleared())
    isFollowing = false
    list.show(selectQuery(store.getState()))
  }

  follow(earlyList)
  earlyList.listen(() => follow(earlyList))
  const unsubscribe = store.subscribe(() => {
    if (window.earlyList !== earlyList) unsubscribe()
    else if (!isFollowing) earlyList.show(selectQuery(store.getState()))
  })
}
