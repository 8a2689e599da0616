import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createSiteStore } from '../support/createSiteStore'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../src/store/storeHooks'

const useSearch = () => [useAppSelector(({ jobsQuery }) => jobsQuery.search), useAppDispatch()] as const

it('lets a component read the state and dispatch to it', () => {
  const store = createSiteStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useSearch, { wrapper })
  act(() => void result.current[1](searchChanged('a')))
  expect(result.current[0]).toBe('a')
})
