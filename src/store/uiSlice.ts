import { createSlice, type Store } from '@reduxjs/toolkit'
import { isRecord } from '../domain/isRecord'
import { readSlice } from './importedState'

interface UiState {
  readonly drawerOpen: boolean
  /** The page is scrolled down by more than `SCROLL_THRESHOLD_PX`. */
  readonly scrolled: boolean
}

const initialState: UiState = { drawerOpen: false, scrolled: false }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    drawerOpened: (state: UiState) => ({ ...state, drawerOpen: true }),
    drawerClosed: (state: UiState) => ({ ...state, drawerOpen: false }),
    scrolledPastThreshold: (state: UiState) => ({ ...state, scrolled: true }),
    scrolledBackToTop: (state: UiState) => ({ ...state, scrolled: false }),
  },
})

export const { drawerOpened, drawerClosed, scrolledPastThreshold, scrolledBackToTop } = uiSlice.actions

/** False where an imported state has no such flag. */
function isOn(state: object, flag: keyof UiState): boolean {
  const ui = readSlice(state, 'ui')
  return isRecord(ui) && ui[flag] === true
}

export const selectIsDrawerOpen = (state: object) => isOn(state, 'drawerOpen')

export const selectIsScrolled = (state: object) => isOn(state, 'scrolled')

export function closeDrawer(store: Pick<Store<object>, 'getState' | 'dispatch'>): void {
  if (selectIsDrawerOpen(store.getState())) store.dispatch(drawerClosed())
}
