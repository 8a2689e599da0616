import { act, screen, within } from '@testing-library/react'
import { addressBar, goBack, renderApp } from '../support/renderApp'

const shownTitles = () =>
  within(screen.getByRole('region', { name: 'Results' }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('a visitor who bookmarks and shares filtered searches', () => {
  it('finds the same list behind a bookmark', () => {
    renderApp('/jobs?search=data+scientist&location=usa&location=india')
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('data scientist')
    expect(screen.getByRole('checkbox', { name: 'USA' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Canada' })).not.toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('3 positions')
    expect(shownTitles()).toHaveLength(3)
    expect(document.title).toBe('data scientist, USA + India (3) – Open Positions – Larkfield')
  })

  it('sees every letter and choice in the address at once', async () => {
    const user = renderApp('/jobs')
    await user.type(screen.getByRole('searchbox'), 'data ')
    expect(addressBar()).toBe('/jobs?search=data+')
    await user.click(screen.getByRole('checkbox', { name: 'India' }))
    await user.click(screen.getByRole('checkbox', { name: 'USA' }))
    expect(addressBar()).toBe('/jobs?search=data+&location=usa&location=india')
    await act(goBack)
    expect(addressBar()).toBe('/jobs?search=data+&location=india')
    expect(screen.getByRole('checkbox', { name: 'USA' })).not.toBeChecked()
  })

  it('gets page 2 by a real link, and one click on it is one step back', async () => {
    const user = renderApp('/jobs?utm_source=mail')
    expect(shownTitles()).toHaveLength(12)
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const second = screen.getByRole('link', { name: 'Page 2' })
    expect(second).toHaveAttribute('href', '/jobs?page=2')
    await user.click(second)
    expect(addressBar()).toBe('/jobs?page=2&utm_source=mail')
    expect(shownTitles()).toHaveLength(10)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toHaveFocus()
    await act(goBack)
    expect(addressBar()).toBe('/jobs?utm_source=mail')
    expect(shownTitles()).toHaveLength(12)
  })

  it('keeps the page while a location hides it, and is back there when the location is taken off', async () => {
    const user = renderApp('/jobs?page=2')
    const india = screen.getByRole('checkbox', { name: 'India' })
    await user.click(india)
    expect(addressBar()).toBe('/jobs?location=india&page=2')
    expect(shownTitles()).toHaveLength(6)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await user.click(india)
    expect(shownTitles()).toHaveLength(10)
  })
})
