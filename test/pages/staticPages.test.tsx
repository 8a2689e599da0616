import { screen, within } from '@testing-library/react'
import { aboutText } from '#content/aboutText'
import { homeText } from '#content/homeText'
import { renderApp } from '../support/renderApp'

const main = () => within(screen.getByRole('main'))
const linksTo = (path: string) =>
  main()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === path)
    .map((link) => link.ariaLabel ?? link.textContent)

it('the home page shows services, reasons, opportunities, and stones with areas that follow the positions', () => {
  renderApp('/')
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Find Your Next Career Opportunity')
  const { services, whyUs, featured } = homeText
  for (const name of [...services.items, ...whyUs.points].map((item) => item.name)) {
    expect(main().getByRole('heading', { level: 3, name })).toBeInTheDocument()
  }
  expect(linksTo('/jobs')).toEqual([
    'View Open Positions',
    ...featured.cards.map(({ title }) => `Learn More about ${title}`),
  ])
  expect(main().getByRole('link', { name: 'Canada 6' })).toContainHTML(`scale(${Math.sqrt(6 / 10)})`)
  expect(linksTo('/jobs?location=canada')).toEqual(['Canada 6'])
  expect(linksTo('/contact')).toEqual(['Get in Touch Today'])
})

it('the about page shows the story, the values and the cards', () => {
  renderApp('/about')
  expect(main().getByRole('heading', { level: 1, name: 'About Us' })).toBeInTheDocument()
  for (const paragraph of aboutText.story.paragraphs) expect(main().getByText(paragraph)).toBeInTheDocument()
  for (const { name } of aboutText.values.items)
    expect(main().getByRole('heading', { level: 3, name })).toBeInTheDocument()
  for (const { name } of aboutText.cards)
    expect(main().getByRole('heading', { level: 2, name })).toBeInTheDocument()
})

it('an unknown address leads to the positions and the home page', () => {
  renderApp('/nope')
  expect(main().getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  const links = main().getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jobs', '/'])
})
