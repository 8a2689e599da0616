import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { withSearch, type JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'
import { createEarlyList, type EarlyList } from '../../src/hydration/earlyList'
import { asking } from '../support/asking'
import { aJob } from '../support/aJob'
import { doEarly, queryAfter, someActs } from '../support/earlyActs'
import { drawList, openListFile, shownLines } from '../support/listPage'
import { plainCards, plainMatches } from '../support/plainRules'
import { someDrawableQuery, someQuery } from '../support/randomQueries'

let list: EarlyList | undefined
let file: ReturnType<typeof drawList>

beforeAll(() => {
  file = drawList()
})

function start(query: JobsQuery): EarlyList {
  list?.stop()
  list = createEarlyList(document, query)
  return list
}

afterEach(() => list?.stop())

const shownCards = () =>
  [...document.querySelectorAll('main .card:not([hidden]) h3')].map(({ id }) =>
    Number(id.replace('position-', '')),
  )

it('shows of any query, after any other, what the app will draw of it', () => {
  openListFile(file)
  const { show } = start(EMPTY_QUERY)
  fc.assert(
    fc.property(someDrawableQuery, (query) => {
      show(query)
      const drawn = document.createElement('div')
      const { body, title } = drawList(query)
      drawn.innerHTML = body
      expect(shownLines(document)).toEqual(shownLines(drawn))
      // A document tells its title without the spaces around it, and others as single ones.
      expect(document.title).toBe(title.replace(/[\t\n\f\r ]+/g, ' ').trim())
    }),
    { numRuns: 40 },
  )
})

it('follows typing, ticking and Clear filters from any address on, and tells of each change once', () => {
  fc.assert(
    fc.property(someQuery, someActs, (asked, acts) => {
      openListFile(file)
      const early = start(asked)
      const told = jest.fn<undefined, []>()
      early.listen(told)
      let query = asked
      let changes = 0
      for (const act of acts) {
        const next = queryAfter(query, act)
        if (JSON.stringify(next) !== JSON.stringify(query)) changes += 1
        query = next
        doEarly(act)
        expect(early.query()).toEqual(query)
        expect(shownCards()).toEqual(plainMatches(query).length === 0 ? [] : plainCards(query))
      }
      expect(told).toHaveBeenCalledTimes(changes)
    }),
    {
      numRuns: 40,
      // An address can hold a line break, which the field drops.
      examples: [[asking({ search: 'data\n' }), [{ type: 'ticks', location: 'usa' }]]],
    },
  )
})

it('begins with what was typed while the file was still coming', () => {
  openListFile(file)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  box.value = 'cloud'
  expect(start(asking({ search: 'data', locations: ['usa'], page: 2 })).query()).toEqual(
    asking({ search: 'cloud', locations: ['usa'] }),
  )
  expect(box).toHaveValue('cloud')
})

it('reads the fields once more when it is stopped, and hears nothing from then on', () => {
  openListFile(file)
  const early = start(EMPTY_QUERY)
  const told = jest.fn<undefined, []>()
  early.listen(told)
  screen.getByRole<HTMLInputElement>('searchbox').value = 'data'
  early.stop()
  expect(early.query()).toEqual(withSearch(EMPTY_QUERY, 'data'))
  expect(told).toHaveBeenCalledTimes(1)
  doEarly({ type: 'types', text: 'cloud' })
  doEarly({ type: 'ticks', location: 'usa' })
  doEarly({ type: 'clears' })
  expect(early.query()).toEqual(withSearch(EMPTY_QUERY, 'data'))
  expect(told).toHaveBeenCalledTimes(1)
})

const press = (name: string) => screen.getByRole('button', { name }).click()

it('steps between pages by the addresses of their links, as far as there are any', () => {
  openListFile(file)
  start(asking({ search: 'e' }))
  const followed: (string | null)[] = []
  for (const link of document.querySelectorAll('main nav a')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      followed.push(link.getAttribute('href'))
    })
  }
  press('Previous')
  expect(followed).toEqual([])
  press('Next')
  expect(followed).toEqual(['/jobs?search=e&page=2'])
  start(asking({ search: 'e', page: 2 }))
  press('Next')
  press('Previous')
  expect(followed).toEqual(['/jobs?search=e&page=2', '/jobs?search=e'])
})

it('fills the fields alone where the file has not every card', () => {
  const jobs = Array.from({ length: WHOLE_LIST_LIMIT + 1 }, (_, id) => aJob({ id: String(id) }))
  openListFile(drawList(EMPTY_QUERY, jobs))
  const { title } = document
  const early = start(asking({ search: 'nothing like it', locations: ['india'] }))
  expect(early.showsMatches).toBe(false)
  expect(screen.getByRole('searchbox')).toHaveValue('nothing like it')
  expect(screen.getByRole('checkbox', { name: 'India' })).toBeChecked()
  expect(shownCards()).toHaveLength(12)
  expect(document.title).toBe(title)
  doEarly({ type: 'types', text: 'data' })
  expect(early.query()).toEqual(asking({ search: 'data', locations: ['india'] }))
  expect(shownCards()).toHaveLength(12)
  // It waits for the app: React keeps the click and repeats it.
  doEarly({ type: 'clears' })
  expect(early.query()).toEqual(asking({ search: 'data', locations: ['india'] }))
})

/** Another program's doing: each place is that of an element among those that are left. */
function takeOut(root: HTMLElement, places: readonly number[]): void {
  for (const place of places) {
    const elements = root.querySelectorAll('main *')
    elements[place % elements.length]?.remove()
  }
}

const somePlaces = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })

function startOrFail(query: JobsQuery): EarlyList | undefined {
  try {
    return start(query)
  } catch {
    return undefined
  }
}

it('works, or fails before it has touched anything, whatever is missing in the page', () => {
  fc.assert(
    fc.property(somePlaces, someQuery, (places, query) => {
      const root = openListFile(file)
      takeOut(root, places)
      const before = [root.innerHTML, document.title]
      const early = startOrFail(query)
      doEarly({ type: 'types', text: 'zzz' })
      const after = early ? early.query().search : [root.innerHTML, document.title]
      expect(after).toEqual(early ? 'zzz' : before)
    }),
    { numRuns: 40 },
  )
})

it('goes on where another program takes parts out of the page under it', () => {
  fc.assert(
    fc.property(somePlaces, someQuery, (places, query) => {
      const root = openListFile(file)
      const { show } = start(EMPTY_QUERY)
      takeOut(root, places)
      expect(() => show(query)).not.toThrow()
    }),
    { numRuns: 40 },
  )
})
