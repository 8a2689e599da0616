import * as fc from 'fast-check'
import { OPTIONAL_JOB_FIELDS } from '../../src/domain/job'
import { CARD_TEXTS, toMatchable } from '../../src/domain/matching'
import { WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'
import { readField } from '../../src/hydration/listParts'
import { PENDING_ATTRIBUTE } from '../../src/hydration/pending'
import { showQuery } from '../../src/hydration/showQuery'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'
import { hydrate, openFile, prerender, runEarlyScript } from '../support/prerender'
import { someDrawableQuery } from '../support/randomQueries'

const jobs = Array.from({ length: WHOLE_LIST_LIMIT + 1 }, (_, id) => aJob({ id: String(id) }))
let listFile: ReturnType<typeof prerender>
let longListFile: ReturnType<typeof prerender>

beforeAll(() => {
  listFile = prerender('/jobs')
  longListFile = prerender('/jobs', { jobs })
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
    ticked: inputs.filter(({ checked }) => checked).map(({ value }) => value),
    counts: textsOf(root, '.count'),
    status: textsOf(root, 'output'),
    alert: textsOf(root, '[role=alert]'),
    buttons: textsOf(root, 'button'),
    pages: [...root.querySelectorAll('main nav:not([hidden]) a:not([hidden])')].map((link) =>
      ['aria-label', 'href', 'aria-current'].map((name) => link.getAttribute(name)),
    ),
  }
}

const isPending = () => document.documentElement.hasAttribute(PENDING_ATTRIBUTE)

it('shows any query as the app renders it', () => {
  fc.assert(
    fc.property(someDrawableQuery, (query) => {
      const rendered = document.createElement('div')
      const { body, title } = prerender('/jobs', { jobsQuery: query })
      rendered.innerHTML = body
      openFile(listFile, '/jobs')
      expect(showQuery(query)).toBe(true)
      expect(readList(document)).toEqual(readList(rendered))
      // `document.title` collapses white space.
      expect(document.title).toBe(title.replace(/[\t\n\f\r ]+/g, ' ').trim())
    }),
    {
      numRuns: 15,
      examples: [
        [asking({ search: 'e', page: 2 })],
        [asking({ search: 'data', locations: ['usa', 'india'] })],
        [asking({ search: 'nothing like it', locations: ['canada'], page: 3 })],
      ],
    },
  )
})

it('a card holds all that the search and the filters read of its job, optional fields too', () => {
  const job = aJob(Object.fromEntries(OPTIONAL_JOB_FIELDS.map((field) => [field, 'yes'])))
  const [card] = openFile(prerender('/jobs', { jobs: [job] }), '/jobs').querySelectorAll('.cards > li')
  expect(card && toMatchable((field) => readField(card, field))).toEqual(
    toMatchable((field) => CARD_TEXTS[field](job)),
  )
})

it('keeps a search that the visitor has typed already', () => {
  const root = openFile(listFile, '/jobs')
  const box = root.querySelector<HTMLInputElement>('[type=search]')
  if (box) box.value = 'cloud'
  showQuery(asking({ search: 'data' }))
  expect(box).toHaveValue('cloud')
})

it('fills only the fields where the file does not have every card', () => {
  const root = openFile(longListFile, '/jobs')
  const { cards, status, pages } = readList(root)
  const { title } = document
  expect(showQuery(asking({ search: 'nothing like it', locations: ['india'] }))).toBe(false)
  expect(readList(root)).toMatchObject({
    search: ['nothing like it'],
    ticked: ['india'],
    cards,
    status,
    pages,
  })
  expect(document.title).toBe(title)
})

it('the early script lets the cards wait for the app where the file does not have every card', async () => {
  openFile(longListFile, '/jobs?search=data')
  await runEarlyScript()
  expect(isPending()).toBe(true)
})

// React reports an attribute or a text that differs from what it renders.
for (const address of ['/jobs?search=data&location=usa', '/jobs?page=2', '/jobs?search=zz&location=india']) {
  it(`hydrates ${address} as the early script shows it`, async () => {
    const root = openFile(listFile, address)
    await runEarlyScript()
    expect(isPending()).toBe(false)
    const shown = readList(root)
    await hydrate(root)
    expect(readList(root)).toMatchObject({ cards: shown.cards, status: shown.status, pages: shown.pages })
  })
}
