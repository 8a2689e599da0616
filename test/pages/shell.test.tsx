import { fireEvent, screen, within } from '@testing-library/react'
import { hiringText } from '#content/hiringText'
import { offlineText } from '#content/offlineText'
import type { Position } from '../../src/site/position'
import { aJob } from '../support/aJob'
import { openDevTools } from '../support/devTools'
import { openFile, prerender } from '../support/prerender'
import { renderApp } from '../support/renderApp'

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y, pageYOffset: y })
  fireEvent.scroll(window)
}

afterEach(() => scrollTo(0))

const offlineLine = () => screen.queryByText(new RegExp(`^${offlineText.offline}`))

it('the page says that it is offline only after an `offline` event', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = renderApp('/jobs?search=data')
  await user.click(screen.getByRole('main'))
  expect(offlineLine()).not.toBeInTheDocument()
  fireEvent.offline(window)
  expect(offlineLine()).toBeInTheDocument()
  isOnline.mockReturnValue(true)
  fireEvent.online(window)
  expect(offlineLine()).not.toBeInTheDocument()
})

it('an error in the footer breaks nothing else', () => {
  // React reports it.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(Date.prototype, 'getFullYear').mockImplementation(() => {
    throw new Error('broken for the test')
  })
  renderApp('/contact')
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us')
})

const toTop = () => screen.queryByRole('button', { name: 'Scroll to top' })

it('Scroll to top is shown past 300 px, with one action for each change', () => {
  renderApp('/about')
  scrollTo(300)
  expect(toTop()).not.toBeInTheDocument()
  scrollTo(301)
  scrollTo(900)
  expect(toTop()).toBeInTheDocument()
  scrollTo(300)
  scrollTo(0)
  expect(toTop()).not.toBeInTheDocument()
  expect(openDevTools().log()).toEqual(['ui/scrolledPastThreshold', 'ui/scrolledBackToTop'])
})

function openStrip(jobs: readonly Position[]) {
  openFile(prerender('/contact', { jobs }), '/contact')
  return within(screen.getByRole('region', { name: hiringText.title }))
}

it('the hiring strip links to the positions of each country that has some, and has a stone for each', () => {
  const links = openStrip([aJob(), aJob(), aJob({ location: 'Goa, India' })]).getAllByRole('link')
  expect(
    links.map((link) => [
      link.getAttribute('href'),
      link.textContent,
      link.parentElement?.querySelectorAll('.stone').length,
    ]),
  ).toEqual([
    ['/jobs?location=usa', 'USA 2 positions', 2],
    ['/jobs?location=india', 'India 1 position', 1],
  ])
})

it('has no hiring strip and no linked stones of one country', () => {
  openFile(prerender('/', { jobs: [aJob()] }), '/')
  expect(screen.queryByText(hiringText.title)).not.toBeInTheDocument()
  expect(document.querySelector('a[href*=location]')).toBeNull()
})

it('the hiring strip has a text and no links while there are no positions', () => {
  const strip = openStrip([])
  expect(strip.getByText(hiringText.none)).toBeInTheDocument()
  expect(strip.queryByRole('link')).not.toBeInTheDocument()
})
