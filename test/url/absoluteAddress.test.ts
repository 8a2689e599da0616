afterEach(() => {
  jest.resetModules()
  Object.assign(globalThis, { SITE_BASE: '/' })
})

it.each([
  ['/', 'http://localhost/jobs?search=a+b'],
  ['/site/', 'http://localhost/site/jobs?search=a+b'],
])('is the host, the base path %s and the path', async (base, address) => {
  Object.assign(globalThis, { SITE_BASE: base })
  const { absoluteAddress } = await import('../../src/url/absoluteAddress')
  expect(absoluteAddress('/jobs?search=a+b')).toBe(address)
})
