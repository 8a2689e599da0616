import { readSlice } from './importedState'
import type { RootState } from './rootReducer'
import type { UiState } from './uiSlice'

function isOn(state: RootState, flag: keyof UiState): boolean {
  const ui: Partial<Record<keyof UiState, unknown>> = readSlice(state, 'ui')
  return ui[flag] === true
}

export const selectIsDrawerOpen = (state: RootState) => isOn(state, 'drawerOpen')

export const selectIsScrolled = (state: RootState) => isOn(state, 'scrolled')
