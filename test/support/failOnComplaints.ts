import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'

// Long, for busy machines. Normally an element appears within milliseconds.
configure({ asyncUtilTimeout: 10_000 })

/** An unexpected console error or warning fails the test that caused it. */
const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => complaints.push(args))
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  expect(complaints).toEqual([])
})
