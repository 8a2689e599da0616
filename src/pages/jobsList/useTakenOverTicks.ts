import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { takeEarlyInput } from '../../forms/earlyInput'
import { isJobLocation } from '../../domain/locations'
import { locationToggled } from '../../store/jobsQuerySlice'
import type { RootState } from '../../store/rootReducer'
import { selectQuery } from '../../store/visibleJobsSelectors'

/**
 * Takes over the boxes ticked before the app was alive: hydration leaves the ticks and tells no one.
 * A box that the address had ticked already stays so. Give the returned ref to what holds the boxes.
 */
export function useTakenOverTicks() {
  const panel = useRef<HTMLFieldSetElement>(null)
  const store = useStore<RootState>()

  useLayoutEffect(() => {
    for (const box of panel.current?.querySelectorAll('input') ?? []) {
      const isTicked = takeEarlyInput(box)?.isTicked ?? box.checked
      const { locations } = selectQuery(store.getState())
      if (isTicked && isJobLocation(box.value) && !locations.includes(box.value))
        store.dispatch(locationToggled(box.value))
    }
  }, [store])

  return panel
}
