import { instrument, type LiftedAction, type LiftedState, type LiftedStore } from '@redux-devtools/instrument'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

/*
 * Redux DevTools as the browser's extension puts it in, round its own instrument. Redux Toolkit looks for it
 * while it is being loaded, so import this file before anything that makes a store.
 */

type Lifted = LiftedStore<unknown, UnknownAction, null>

let lifted: Lifted | undefined

const enhanceAndRemember: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = instrument()(createStore)(reducer, preloadedState)
  lifted = store.liftedStore
  return store
}

function composeWithDevTools() {
  // The instrument is the innermost: jumps reach no middleware.
  return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, enhanceAndRemember].reduceRight((inner, enhance) => enhance(inner), createStore)
}

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools })

/** DevTools of the store that was made last. */
export function openDevTools() {
  const store = lifted
  if (store === undefined) throw new Error('Import test/support/devTools before anything that makes a store')
  return {
    send: (action: LiftedAction<unknown, UnknownAction, null>) => void store.dispatch(action),
    liftedState: (): LiftedState<unknown, UnknownAction, null> => store.getState(),
    /** The types of the logged actions, without DevTools' own first one. */
    log: (): string[] => {
      const { stagedActionIds, actionsById } = store.getState()
      return stagedActionIds.slice(1).map((id) => actionsById[id]?.action.type ?? '')
    },
  }
}
