import { createSlice } from '@reduxjs/toolkit'
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
  const ui: Partial<Record<keyof UiState, unknown>> = readSlice(state, 'ui')
  return ui[flag] === true
}

export const selectIsDrawerOpen = (state: object) => isOn(state, 'drawerOpen')

export const selectIsScrolled = (state: object) => isOn(state, 'scrolled')
