import { screen } from '@testing-library/react'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'
import { endEarlyList } from '../../src/hydration/endEarlyList'
import { markHydrated, PENDING_ATTRIBUTE } from '../../src/hydration/pending'
import { asking } from '../support/asking'
import { aJob } from '../support/aJob'
import { drawList, openListFile } from '../support/listPage'

const isPending = () => document.documentElement.hasAttribute(PENDING_ATTRIBUTE)

/** As the file does: its head has marked the page, and the script runs at its end. */
async function runAt(search: string): Promise<void> {
  window.history.replaceState(null, '', `/jobs${search}`)
  document.documentElement.setAttribute(PENDING_ATTRIBUTE, 'query')
  await jest.isolateModulesAsync(async () => {
    await import('../../src/hydration/earlyScript')
  })
}

afterEach(() => endEarlyList(window))

it('shows what the address asks for, and lets it be seen', async () => {
  openListFile()
  await runAt('?search=data&location=INDIA&utm_source=x')
  expect(isPending()).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('2 positions')
  expect(window.earlyList?.query()).toEqual(asking({ search: 'data', locations: ['india'] }))
})

it('lets the cards wait for the app where the file has not every card', async () => {
  openListFile(
    drawList(
      EMPTY_QUERY,
      Array.from({ length: WHOLE_LIST_LIMIT + 1 }, () => aJob()),
    ),
  )
  await runAt('?search=data')
  expect(isPending()).toBe(true)
  expect(screen.getByRole('searchbox')).toHaveValue('data')
  markHydrated(document)
  expect(isPending()).toBe(false)
})

it.each([
  '.cards',
  '[type=search]',
  'output > span',
  '[role=alert] > span',
  'fieldset > button',
  '.no-matches',
])('leaves the page to the app, and throws nothing, where there is no %s', async (part) => {
  const root = openListFile()
  root.querySelector(`main ${part}`)?.remove()
  const { innerHTML } = root
  await runAt('?search=data')
  expect(isPending()).toBe(true)
  expect(root.innerHTML).toBe(innerHTML)
  expect(window.earlyList).toBeUndefined()
})
