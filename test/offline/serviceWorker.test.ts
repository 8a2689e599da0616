import { findOwnWorker, hasNewerBuild } from '../../src/offline/serviceWorker'

it('a newer build is there while its worker installs, and not where the install fails', async () => {
  const registration: Record<string, unknown> = { active: 'own' }
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
