/** @jest-environment node */
import { pageAt } from '../../src/navigation/pageAt'

it.each([
  ['/', 'home'],
  ['/jobs', 'jobsList'],
  ['/jobs/', 'jobsList'],
  ['/JOBS', 'jobsList'],
  ['/Jobs/', 'jobsList'],
  ['/%6Aobs', 'jobsList'],
  ['/jobs/3', 'jobDetail'],
  ['/JOBS/3/', 'jobDetail'],
  ['/jobs/%2F', 'jobDetail'],
  ['/about', 'about'],
  ['/contact/', 'contact'],
  ['/jobs/3/apply', 'notFound'],
  ['/jobsx', 'notFound'],
  ['/site/jobs', 'notFound'],
  ['/toString', 'notFound'],
])('U31: shows at %s the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})

it.each([
  ['/site', 'home'],
  ['/site/', 'home'],
  ['/site/jobs', 'jobsList'],
  ['/site/JOBS/', 'jobsList'],
  ['/site/jobs/3', 'jobDetail'],
  ['/jobs', 'notFound'],
  ['/sitejobs', 'notFound'],
  ['/', 'notFound'],
])('U31: shows at %s, on a site under /site, the page %s', async (path, page) => {
  Object.assign(globalThis, { SITE_BASE: '/site/' })
  await jest.isolateModulesAsync(async () => {
    const { pageAt: pageUnderSite } = await import('../../src/navigation/pageAt')
    expect(pageUnderSite(path)).toBe(page)
  })
  Object.assign(globalThis, { SITE_BASE: '/' })
})
