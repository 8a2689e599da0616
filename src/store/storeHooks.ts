import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppStore } from './createAppStore'
import type { RootState } from './rootReducer'

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppStore = useStore.withTypes<AppStore>()
