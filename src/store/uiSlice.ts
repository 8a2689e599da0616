import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isRecord } from '../domain/isRecord'

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
    /** A link was followed, or Back or Forward led to another page. The payload is its path. */
    pageOpened: (state: UiState, { payload }: PayloadAction<string>) =>
      typeof payload === 'string' ? { ...state, drawerOpen: false } : state,
    scrolledPastThreshold: (state: UiState) => ({ ...state, scrolled: true }),
    scrolledBackToTop: (state: UiState) => ({ ...state, scrolled: false }),
  },
  selectors: {
    selectIsDrawerOpen: (ui: unknown) => isRecord(ui) && ui['drawerOpen'] === true,
    selectIsScrolled: (ui: unknown) => isRecord(ui) && ui['scrolled'] === true,
  },
})

export const { drawerOpened, drawerClosed, pageOpened, scrolledPastThreshold, scrolledBackToTop } =
  uiSlice.actions

export const { selectIsDrawerOpen, selectIsScrolled } = uiSlice.selectors
