import { jobsPath, queryAsLeft } from '../../src/url/paths'
import { createFakeBrowser } from '../support/fakeBrowser'

it.each([
  ['/jobs?search=a&utm_source=x#top', '/jobs?search=a'],
  ['/jobs/3?search=a', '/jobs'],
  [{ pathname: '/jobs' }, '/jobs'],
])('U32: leads from a detail that was opened from %j back to %s', (from, back) => {
  expect(jobsPath(queryAsLeft(from))).toBe(back)
})

it('U31: has its pages below the base path only', async () => {
  Object.assign(globalThis, { SITE_BASE: '/site/' })
  jest.resetModules()
  // Modules are loaded again, and Redux Toolkit looks for DevTools.
  await import('../support/devTools')
  const { openSiteAt } = await import('../support/openSite')
  const paths = await import('../../src/url/paths')
  const { pageAt } = await import('../../src/navigation/pages')
  const pages = ['/site', '/site/', '/site/JOBS/', '/site/jobs/3', '/', '/jobs', '/sitejobs'].map(pageAt)
  expect(pages.join(' ')).toBe('home home jobsList jobDetail notFound notFound notFound')
  // The router is told the base path with its slash.
  const { createPageNavigation } = await import('../../src/navigation/pageNavigation')
  const site = openSiteAt('/site')
  const navigation = createPageNavigation(site, site.store, () => false)
  expect(navigation.getSnapshot().location.pathname).toBe('/site/')
  // A host may answer every address with the 404 file.
  const outside = createPageNavigation(openSiteAt('/jobs'), site.store, () => false)
  expect(outside.getSnapshot().location.pathname).toBe('/site/404')
  expect(paths.jobIdAt('/site/jobs/3')).toBe('3')
  expect(paths.absoluteAddress('/jobs?search=a+b')).toBe('http://localhost/site/jobs?search=a+b')
  expect(paths.queryAsLeft('/site/jobs?search=a').search).toBe('a')
  const { mirrorHead } = await import('../../src/navigation/mirrorHead')
  document.head.innerHTML = '<link type="application/atom+xml">'
  mirrorHead(site.store, openSiteAt('/site/jobs'), 'https://careers.example')
  const named = Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('href'))
  expect(named).toEqual(['/site/positions.atom', 'https://careers.example/site/jobs'])
  const { createAddress } = await import('../../src/url/address')
  const { window } = createFakeBrowser('/site/')
  Object.assign(window().document, { referrer: 'https://careers.example/shop?session=a' })
  expect(createAddress(window()).opener).toBeNull()
})
