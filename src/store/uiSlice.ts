import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isRecord } from '../domain/isRecord'

export const uiSlice = createSlice({
  name: 'ui',
  initialState: { drawerOpen: false, scrolled: false },
  // No mutation by Immer: an imported state can have `null` here (README.md).
  reducers: {
    drawerOpened: (state) => ({ ...state, drawerOpen: true }),
    drawerClosed: (state) => ({ ...state, drawerOpen: false }),
    /** A link was followed, or Back or Forward led to another page. The payload is its path. */
    pageOpened: (state, { payload }: PayloadAction<string>) =>
      typeof payload === 'string' ? { ...state, drawerOpen: false } : state,
    scrolledPastThreshold: (state) => ({ ...state, scrolled: true }),
    scrolledBackToTop: (state) => ({ ...state, scrolled: false }),
  },
  selectors: {
    selectIsDrawerOpen: (ui: unknown) => isRecord(ui) && ui['drawerOpen'] === true,
    selectIsScrolled: (ui: unknown) => isRecord(ui) && ui['scrolled'] === true,
  },
})

export const { drawerOpened, drawerClosed, pageOpened, scrolledPastThreshold, scrolledBackToTop } =
  uiSlice.actions

export const { selectIsDrawerOpen, selectIsScrolled } = uiSlice.selectors
