import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { CARD_TEXTS } from '../../src/domain/cardTexts'
import { OPTIONAL_JOB_FIELDS } from '../../src/domain/job'
import { toMatchable } from '../../src/domain/matching'
import { cardsFromCatalog } from '../../src/hydration/cardsFromCatalog'
import { cardsInFile } from '../../src/hydration/cardsInFile'
import { createEarlyList } from '../../src/hydration/showQuery'
import { addFilters, catalogWithFilters } from '../support/addFilters'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'
import { catalog } from '../support/catalog'
import { catalog as largeCatalog } from '../support/largeCatalog'
import { hydrate, openFile, prerender, runEarlyScript } from '../support/prerender'
import { someDrawableQuery } from '../support/randomQueries'
import { addressBar } from '../support/renderApp'

const IN_CANADA = catalog.filter(({ location }) => location.endsWith('Canada'))

/** The kinds of files: with every card, of one country, and with the cards of the first page. */
const FILES = {
  'has every card': { jobs: catalog, source: cardsInFile, script: 'cardsInFile' },
  'has further filters': { jobs: catalogWithFilters, source: cardsInFile, script: 'cardsInFile' },
  'has one country': { jobs: IN_CANADA, source: cardsInFile, script: 'cardsInFile' },
  'has the first page': { jobs: largeCatalog, source: cardsFromCatalog, script: 'cardsFromCatalog' },
} as const

beforeAll(addFilters)

beforeEach(() => {
  document.documentElement.dataset['catalog'] = require.resolve('../support/largeCatalog')
})

function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(`main ${selector}`)]
    .filter((element) => !element.closest('[hidden]'))
    .map(
      (element) =>
        `${element.textContent}${element.matches(':disabled, .Mui-disabled') ? ' (disabled)' : ''}`,
    )
}

/** The parts of a list that depend on the query. */
function readList(root: ParentNode) {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('main input')]
  return {
    cards: [...root.querySelectorAll('main .cards > li:not([hidden])')].map((card) => card.innerHTML),
    search: inputs.filter(({ type }) => type === 'search').map(({ value }) => value),
    ticked: inputs.filter((box) => box.matches('[checked]:checked')).map(({ value }) => value),
    counts: textsOf(root, '.count'),
    status: textsOf(root, 'output'),
    alert: textsOf(root, '[role=alert]'),
    buttons: textsOf(root, 'button'),
    pages: [...root.querySelectorAll('main nav:not([hidden]) a:not([hidden])')].map((link) =>
      ['aria-label', 'href', 'aria-current'].map((name) => link.getAttribute(name)),
    ),
  }
}

it.each(Object.entries(FILES))('the file %s and shows any query as the app', async (_, { jobs, source }) => {
  const listFile = prerender('/jobs', { jobs })
  await fc.assert(
    fc.asyncProperty(someDrawableQuery, someDrawableQuery, async (before, query) => {
      const rendered = document.createElement('div')
      const { body, title } = prerender('/jobs', { jobs, jobsQuery: query })
      rendered.innerHTML = body
      openFile(listFile, '/jobs')
      const showQuery = createEarlyList(source)
      await showQuery(before, true)
      await showQuery(query, true)
      expect(readList(document)).toEqual(readList(rendered))
      // `document.title` collapses white space.
      expect(document.title).toBe(title.replace(/[\t\n\f\r ]+/g, ' ').trim())
    }),
    {
      numRuns: 15,
      examples: [
        [asking({ search: 'zz' }), asking({ search: 'e', page: 2 })],
        [asking({ search: 'zz' }), asking({ search: 'data', locations: ['usa', 'india'] })],
        [asking({ page: 2 }), asking({ search: 'nothing like it', locations: ['canada'], page: 3 })],
        [asking({ search: 'zz' }), asking({ search: 'e', departments: ['design', 'sales-support'] })],
        [
          asking({ search: 'zz' }),
          asking({ towns: ['york', 'new-york'], workplaces: ['remote'], types: ['contract', 'per-diem'] }),
        ],
        [asking({ search: 'zz' }), asking({ page: 7 })],
        [asking({ search: 'zz' }), asking({ page: 12 })],
        [asking({ search: 'zz' }), asking({ page: 99 })],
      ],
    },
  )
})

it('a card holds all that the search and the filters read of its job, optional fields too', () => {
  const job = aJob(Object.fromEntries(OPTIONAL_JOB_FIELDS.map((field) => [field, 'yes'])))
  const cards = openFile(prerender('/jobs', { jobs: [job] }), '/jobs').querySelectorAll('.cards > li')
  expect(cardsInFile([...cards])()).toMatchObject([toMatchable((field) => CARD_TEXTS[field](job))])
})

it('keeps the words of a card that a translator has wrapped before the positions come', async () => {
  const root = openFile(prerender('/jobs', { jobs: largeCatalog }), '/jobs')
  const link = root.querySelector('.cards a')
  if (link) link.innerHTML = '<font><font>Voir</font></font>'
  await createEarlyList(cardsFromCatalog)(asking({ search: 'e' }), true)
  expect(link).toHaveTextContent(/^Voir$/)
})

it('fills the fields and hides the list where the positions can’t be loaded', async () => {
  document.documentElement.dataset['catalog'] = '/missing.js'
  const root = openFile(prerender('/jobs', { jobs: largeCatalog }), '/jobs')
  const { cards, status, pages } = readList(root)
  await createEarlyList(cardsFromCatalog)(asking({ search: 'nothing like it', locations: ['india'] }), true)
  expect(document.documentElement.dataset['stage']).toBe('pending-failed')
  const fields = { search: ['nothing like it'], ticked: ['india'] }
  expect(readList(root)).toMatchObject({ ...fields, cards, status, pages })
})

const boxes = (root: HTMLElement) => textsOf(root, '.filters label')

it('shows a location only for a choice of several, or while a bookmark names it', async () => {
  expect(boxes(openFile(prerender('/jobs'), '/jobs'))).toEqual(['USA10', 'Canada6', 'India6'])
  const root = openFile(prerender('/jobs', { jobs: IN_CANADA }), '/jobs?location=india')
  expect(boxes(root)).toEqual([])
  await runEarlyScript()
  const user = await hydrate(root, { jobs: IN_CANADA })
  expect(boxes(root)).toEqual(['India0'])
  expect(screen.queryByRole('link', { name: /in Canada/ })).toBeNull()
  const box = screen.getByRole('checkbox', { name: 'India' })
  expect(box).toBeChecked()
  await user.click(box)
  expect(boxes(root)).toEqual([])
  expect(addressBar()).toBe('/jobs')
})

// React reports an attribute or a text that differs from what it renders.
for (const [kind, { jobs, script }] of Object.entries(FILES))
  for (const address of [
    '/jobs?search=data&location=usa',
    '/jobs?page=2',
    '/jobs?search=zz&location=india',
    '/jobs?workplace=on-site&type=per-diem',
    '/jobs?x',
  ])
    it(`hydrates ${address} as the early script shows it, where the file ${kind}`, async () => {
      const root = openFile(prerender('/jobs', { jobs }), address)
      await runEarlyScript(script)
      const shown = readList(root)
      await hydrate(root, { jobs })
      expect(readList(root)).toMatchObject({ cards: shown.cards, status: shown.status, pages: shown.pages })
    })
