import { findOwnWorker, hasNewerBuild } from '../../src/offline/serviceWorker'

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
