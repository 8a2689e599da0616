import { fireEvent, screen } from '@testing-library/react'
import { hydratePage } from '../../src/hydratePage'
import { isEarly, setStage } from '../../src/hydration/stage'
import { catalog } from '../support/catalog'
import { openFile, prerender } from '../support/prerender'

it('replaces a pending page within one task, in which no key can miss the field', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = openFile(prerender('/jobs'), '/jobs?location=usa')
  root.dataset['path'] = '/jobs'
  setStage('pending-query')
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.value = 'data'
  field.focus()
  await hydratePage(root, catalog)
  expect(field).not.toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('data')
})

const type = () => fireEvent(screen.getByRole('searchbox'), new InputEvent('beforeinput', { bubbles: true }))

it.each([
  ['has not typed for 150 ms', 200, 250],
  ['types on, after half a second', 2000, 500],
])('starts the app when the visitor %s', async (_, typingMs, startMs) => {
  jest.useFakeTimers()
  // Afresh: the waits of all scripts count together.
  await jest.isolateModulesAsync(async () => {
    const { hydratePage: hydrateAfresh } = await import('../../src/hydratePage')
    const hydration = hydrateAfresh(openFile(prerender('/jobs'), '/jobs'), catalog)
    let ms = 0
    for (; isEarly() && ms < 3000; ms += 10) {
      if (ms < typingMs && ms % 100 === 0) type()
      // oxlint-disable-next-line no-await-in-loop -- Time passes.
      await jest.advanceTimersByTimeAsync(10)
    }
    expect(Math.abs(ms - startMs)).toBeLessThan(40)
    jest.useRealTimers()
    await hydration
  })
})
