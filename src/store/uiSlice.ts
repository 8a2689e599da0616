import { createSlice } from '@reduxjs/toolkit'

interface UiState {
  readonly drawerOpen: boolean
  /** Whether the page is scrolled more than `SCROLL_THRESHOLD_PX` down. */
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
