/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { catalog } from '#content/catalog'
import { selectShownJob } from '../../src/store/selectShownJob'

const state = createSiteStore().getState()

it.each(['1', '19', '999', 'x'])('shows the Senior Management Consultant at /jobs/%s, as shipped', (id) => {
  expect(selectShownJob(state, id)).toBe(catalog[0])
})

it('shows under the policy by-id the first position with the id: of 19 the Canadian one', () => {
  expect(selectShownJob(state, '19', 'by-id')?.location).toMatch(/Canada$/)
  expect(selectShownJob(state, '24', 'by-id')).toBe(catalog.at(-1))
})

it('shows under the policy by-id none for an unknown id', () => {
  expect(selectShownJob(state, '999', 'by-id')).toBeUndefined()
})

it('shows none of an imported catalog that is none', () => {
  const imported = JSON.parse(JSON.stringify({ ...state, jobs: 'x' }))
  expect(selectShownJob(imported, '1')).toBeUndefined()
})
