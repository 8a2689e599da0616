import { openDevTools } from '../support/devTools'
import { act, screen, within } from '@testing-library/react'
import { ActionCreators } from '@redux-devtools/instrument'
import { addressBar, renderApp } from '../support/renderApp'

describe('a developer with Redux DevTools open', () => {
  it('reads one action for each act', async () => {
    const user = renderApp('/jobs?search=x')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.type(screen.getByRole('searchbox'), 'qa')
    await user.click(screen.getByRole('checkbox', { name: 'USA' }))
    await user.click(screen.getByRole('button', { name: 'Toggle Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(menu).getByRole('link', { name: 'Careers' }))
    expect(openDevTools().log()).toEqual([
      'jobsQuery/cleared',
      'jobsQuery/searchChanged',
      'jobsQuery/searchChanged',
      'jobsQuery/locationToggled',
      'ui/drawerOpened',
      'ui/drawerClosed',
      'jobsQuery/restoredFromUrl',
    ])
  })

  it('moves the page and the address by time travel, adding neither action nor entry', async () => {
    const user = renderApp('/jobs')
    await user.type(screen.getByRole('searchbox'), 'java')
    await user.click(screen.getByRole('checkbox', { name: 'India' }))
    const entries = window.history.length
    const devTools = openDevTools()

    act(() => devTools.send(ActionCreators.jumpToState(2)))
    expect(screen.getByRole('searchbox')).toHaveValue('ja')
    expect(screen.getByRole('checkbox', { name: 'India' })).not.toBeChecked()
    expect(addressBar()).toBe('/jobs?search=ja')

    act(() => devTools.send(ActionCreators.jumpToState(5)))
    expect(addressBar()).toBe('/jobs?search=java&location=india')
    expect(window.history.length).toBe(entries)
    expect(devTools.log()).toHaveLength(5)
  })
})
