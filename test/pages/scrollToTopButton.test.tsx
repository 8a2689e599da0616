import { openDevTools } from '../support/devTools'
import { fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../support/renderApp'

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y, pageYOffset: y })
  fireEvent.scroll(window)
}

afterEach(() => scrollTo(0))

const button = () => screen.queryByRole('button', { name: 'Scroll to top' })

it('is shown past 300 px, with one action for each change', () => {
  renderApp('/about')
  scrollTo(300)
  expect(button()).not.toBeInTheDocument()
  scrollTo(301)
  scrollTo(900)
  expect(button()).toBeInTheDocument()
  scrollTo(300)
  scrollTo(0)
  expect(button()).not.toBeInTheDocument()
  expect(openDevTools().log()).toEqual(['ui/scrolledPastThreshold', 'ui/scrolledBackToTop'])
})

it('moves the focus to the heading of the page, because the button disappears', async () => {
  const user = renderApp('/about')
  scrollTo(301)
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
