import { act, screen, within } from '@testing-library/react'
import { addressBar, goBack, renderApp } from '../support/renderApp'

describe('a job seeker', () => {
  it('is told when nothing matches', () => {
    renderApp('/jobs?search=zzz&location=canada&location=usa')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No positions are currently available in the selected locations (USA, Canada). Please try different filters or check back later.',
    )
    expect(screen.getByRole('status')).toHaveTextContent('0 positions')
  })

  it('sees on each card what the position is', () => {
    renderApp('/jobs')
    const [card] = screen.getAllByRole('listitem')
    if (!card) throw new Error('no card')
    expect(within(card).getByRole('heading', { name: 'Senior Management Consultant' })).toBeInTheDocument()
    for (const fact of ['Larkfield', 'New York, New York', 'Full-time', 'Posted on: October 15, 2026']) {
      expect(within(card).getByText(fact)).toBeInTheDocument()
    }
    expect(within(card).getByText(/^Plan the work .*\.\.\. /)).toBeInTheDocument()
    expect(within(card).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/jobs/1')
  })

  it('U32: reads the first position whatever the id, and goes back to the list as it was left', async () => {
    const user = renderApp('/jobs?search=scientist')
    const [link] = screen.getAllByRole('link', { name: 'View Details' })
    if (!link) throw new Error('no link')
    await user.click(link)
    expect(screen.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toHaveFocus()
    expect(document.title).toBe('Senior Management Consultant, New York, New York – Larkfield')
    const facts = ['New York, New York', 'Full-time', '12 months', 'October 15, 2026', 'December 31, 2027']
    for (const fact of facts) expect(screen.getByText(fact)).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Guide two trainees through their first season',
    )
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Open Positions' }))
    expect(addressBar()).toBe('/jobs?search=scientist')
    expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toHaveFocus()
  })

  it('U32: goes from a position that was opened by itself to the plain list', async () => {
    const user = renderApp('/jobs/7')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Open Positions' }))
    expect(addressBar()).toBe('/jobs')
  })

  it('opens the menu, chooses a page, and finds the menu closed', async () => {
    const user = renderApp('/')
    await user.click(screen.getByRole('button', { name: 'Toggle Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(menu).getByRole('link', { name: 'Contact' }))
    expect(addressBar()).toBe('/contact')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument()
    await act(goBack)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find Your Next Career Opportunity')
  })

  it('is shown a way on where there is no page', () => {
    renderApp('/nope')
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/jobs', '/'])
  })
})
