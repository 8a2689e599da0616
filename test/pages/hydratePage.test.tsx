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
  await hydratePage(root, catalog, () => {})
  expect(field).not.toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('data')
})

const type = () => fireEvent(screen.getByRole('searchbox'), new InputEvent('beforeinput', { bubbles: true }))

it('starts the app when the visitor has not typed for 150 ms', async () => {
  jest.useFakeTimers()
  const root = openFile(prerender('/jobs'), '/jobs')
  type()
  const hydration = hydratePage(root, catalog, () => {})
  await jest.advanceTimersByTimeAsync(100)
  type()
  await jest.advanceTimersByTimeAsync(140)
  expect(isEarly()).toBe(true)
  await jest.advanceTimersByTimeAsync(20)
  expect(isEarly()).toBe(false)
  jest.useRealTimers()
  await hydration
})
