import { createPageNavigation } from '../../src/navigation/pageNavigation'
import { findOwnWorker, hasNewerBuild } from '../../src/offline/serviceWorker'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { openSiteAt } from '../support/openSite'

const registration: Record<string, unknown> = { active: 'own' }

it('a newer build is there while its worker installs, and not where the install fails', async () => {
  const serviceWorker = { controller: 'own', ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker })
  Object.assign(globalThis, { caches: { match: async () => ({ text: async () => '"undefined"' }) } })
  await findOwnWorker()
  const found = [null, 'newer', null].map((installing) => {
    registration['installing'] = installing
    return hasNewerBuild()
  })
  expect(found).toEqual([false, true, false])
})

it('a link writes the address of the list before it loads a document of a newer build', () => {
  registration['installing'] = 'newer'
  const { store, documents, addresses, ...address } = openSiteAt('/jobs')
  store.dispatch(searchChanged('data'))
  createPageNavigation(address, store, () => false).navigator.push('/about')
  expect([addresses(), documents]).toEqual([['/jobs?search=data'], ['/about']])
})
