import { ActionCreators, instrument, type LiftedAction, type LiftedStore } from '@redux-devtools/instrument'
import type { DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

/*
 * Redux DevTools as its browser extension connects it, with its own instrument. Redux Toolkit looks for the extension when
 * it is loaded, so Jest runs this file before each test file (`setupFiles` in package.json).
 */

type Lifted = LiftedStore<unknown, UnknownAction, null>

let lifted: Lifted | undefined
let options: DevToolsEnhancerOptions = {}

const enhanceAndRemember: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = instrument()(createStore)(reducer, preloadedState)
  lifted = store.liftedStore
  return store
}

function composeWithDevTools(given: DevToolsEnhancerOptions) {
  options = given
  // The instrument is the innermost enhancer: jumps reach no middleware.
  return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, enhanceAndRemember].reduceRight((inner, enhance) => enhance(inner), createStore)
}

// Redux Toolkit looks there. Node has no window.
if (typeof window === 'undefined') Object.assign(globalThis, { window: globalThis })
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools })

/** Opens DevTools for the latest store. */
export function openDevTools() {
  const store = lifted
  if (store === undefined) throw new Error('Create a store before you open DevTools')

  const send = (action: LiftedAction<unknown, UnknownAction, null>) => void store.dispatch(action)

  return {
    options,
    send,
    /** Imports a saved session that consists of one state. */
    importState: (state: unknown): void => {
      const session = { committedState: state, stagedActionIds: [0], currentStateIndex: 0 }
      send(ActionCreators.importState({ ...store.getState(), ...session, computedStates: [{ state }] }, true))
    },
    /** The states of the log, as the extension sends them to its panel. */
    panel: () => {
      const { stateSanitizer = (state) => state } = options
      return store.getState().computedStates.map(({ state }, index) => stateSanitizer(state, index))
    },
    /** The types of the logged actions, and the paths of opened pages. Without the first one, which is of DevTools. */
    log: (): string[] => {
      const { stagedActionIds, actionsById } = store.getState()
      const logged = stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? [])
      return logged.map(({ type, payload }) =>
        type === 'ui/pageOpened' ? `${type} ${String(payload)}` : type,
      )
    },
  }
}
