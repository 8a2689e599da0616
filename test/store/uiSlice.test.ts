/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { drawerClosed, drawerOpened, scrolledBackToTop, scrolledPastThreshold } from '../../src/store/uiSlice'

function open() {
  const store = createSiteStore()
  return { dispatch: store.dispatch, ui: () => store.getState().ui }
}

it('starts with a closed drawer at the top of the page', () => {
  expect(open().ui()).toEqual({ drawerOpen: false, scrolled: false })
})

it('opens and closes the drawer', () => {
  const { dispatch, ui } = open()
  expect(dispatch(drawerOpened()).type).toBe('ui/drawerOpened')
  expect(ui()).toEqual({ drawerOpen: true, scrolled: false })
  expect(dispatch(drawerClosed()).type).toBe('ui/drawerClosed')
  expect(ui()).toEqual({ drawerOpen: false, scrolled: false })
})

it('knows whether the page is scrolled', () => {
  const { dispatch, ui } = open()
  dispatch(scrolledPastThreshold())
  expect(ui()).toEqual({ drawerOpen: false, scrolled: true })
  dispatch(scrolledBackToTop())
  expect(ui()).toEqual({ drawerOpen: false, scrolled: false })
})
