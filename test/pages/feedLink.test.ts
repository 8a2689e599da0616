import '../support/withOrigin'
import { aJob } from '../support/aJob'
import { catalog } from '../support/catalog'
import { openFile, prerender } from '../support/prerender'

it.each([
  ['three countries', catalog],
  ['one country', [aJob()]],
])('a page of a site with an origin links the feed once, in %s', (_, jobs) => {
  const page = openFile(prerender('/about', { jobs }), '/about')
  expect(page.querySelectorAll('a[href$="positions.atom"]')).toHaveLength(1)
})
