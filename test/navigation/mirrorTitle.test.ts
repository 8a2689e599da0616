import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite } from '../support/openSite'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { drawerOpened } from '../../src/store/uiSlice'

it('leaves a translator’s title alone until another one is due', () => {
  const browser = createFakeBrowser('/jobs?search=data')
  const { document } = browser.window()
  const { dispatch } = openSite(browser)
  document.title = 'Offene Stellen'
  dispatch(drawerOpened())
  expect(document.title).toBe('Offene Stellen')
  dispatch(searchChanged('data s'))
  expect(document.title).toMatch(/^data s \(\d+\) – Open Positions/)
})
