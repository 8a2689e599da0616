/** @jest-environment node */
afterEach(() => {
  jest.resetModules()
  Object.assign(globalThis, { SITE_BASE: '/' })
})

it.each([
  ['/', ''],
  ['/site/', '/site'],
  ['/site', '/site'],
  ['/a/b/', '/a/b'],
])('is for a site built with --base=%s the path %j', async (base, basePath) => {
  Object.assign(globalThis, { SITE_BASE: base })
  const { BASE_PATH } = await import('../../src/url/basePath')
  expect(BASE_PATH).toBe(basePath)
})

it('makes the pages under it the pages of the site', async () => {
  Object.assign(globalThis, { SITE_BASE: '/site/' })
  const { isJobsListPath, jobsPathAsLeft } = await import('../../src/url/paths')
  expect(isJobsListPath('/site/jobs')).toBe(true)
  expect(jobsPathAsLeft('/site/jobs?search=a')).toBe('/jobs?search=a')
})
