import { findOwnWorker, hasNewerBuild } from '../../src/offline/serviceWorker'

it.each([
  ['own', '"undefined"'],
  ['last', ''],
])('a newer build is there while its worker installs, after the %s worker', async (active, shell) => {
  const registration: Record<string, unknown> = { active, installing: 'own', update: async () => {} }
  const value = { controller: active, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true })
  Object.assign(globalThis, { caches: { match: async () => ({ text: async () => shell }) } })
  await findOwnWorker()
  // `null` where an install fails.
  const found = ['own', null, 'newer', null].map((installing) => {
    registration['installing'] = installing
    return hasNewerBuild()
  })
  expect(found).toEqual([false, false, true, false])
})
