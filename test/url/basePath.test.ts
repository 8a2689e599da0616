afterEach(() => {
  jest.resetModules()
  Object.assign(globalThis, { SITE_BASE: '/' })
})

it.each([
  ['/', ''],
  ['/site/', '/site'],
  ['/a/b/', '/a/b'],
])('U31: has for a site built with --base=%s the base path %j', async (base, basePath) => {
  Object.assign(globalThis, { SITE_BASE: base })
  const { BASE_PATH } = await import('../../src/url/basePath')
  const { absoluteAddress } = await import('../../src/url/absoluteAddress')
  expect(BASE_PATH).toBe(basePath)
  expect(absoluteAddress('/jobs?search=a+b')).toBe(`http://localhost${basePath}/jobs?search=a+b`)
})

it('U31: has its pages below the base path only', async () => {
  Object.assign(globalThis, { SITE_BASE: '/site/' })
  const { isJobsListPath, jobIdAt, jobsPathAsLeft } = await import('../../src/url/paths')
  const { pageAt } = await import('../../src/navigation/pageAt')
  expect(['/site', '/site/', '/site/JOBS/', '/site/jobs/3'].map(pageAt)).toEqual([
    'home',
    'home',
    'jobsList',
    'jobDetail',
  ])
  expect(['/', '/jobs', '/sitejobs'].map(pageAt)).toEqual(['notFound', 'notFound', 'notFound'])
  expect([isJobsListPath('/site/jobs'), isJobsListPath('/jobs')]).toEqual([true, false])
  expect(jobIdAt('/site/jobs/3')).toBe('3')
  expect(jobsPathAsLeft('/site/jobs?search=a')).toBe('/jobs?search=a')
})
