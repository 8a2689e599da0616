import * as fc from 'fast-check'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { isAsBuilt } from '../../src/hydration/bodyShape'
import { createEarlyList } from '../../src/hydration/earlyList'
import { loadAllPages } from '../../src/navigation/pageModules'
import { renderPage } from '../../src/site/prerender/renderPage'
import { shapeOfBody } from '../../src/site/prerender/shapeOfBody'
import { someQuery } from '../support/randomQueries'

beforeAll(loadAllPages)

function openFile(path: string): HTMLElement {
  const { body } = renderPage(path, 'first')
  const root = document.createElement('div')
  root.innerHTML = body
  root.dataset['shape'] = shapeOfBody(body)
  document.body.replaceChildren(root)
  return root
}

it.each(['/', '/jobs', '/jobs/1', '/about', '/contact', '/nowhere'])('knows the file of %s again', (path) => {
  expect(isAsBuilt(openFile(path))).toBe(true)
})

it('knows the list’s file again, whatever its own script shows in it', () => {
  const root = openFile('/jobs')
  const list = createEarlyList(document, EMPTY_QUERY)
  fc.assert(
    fc.property(someQuery, (query) => {
      list.show(query)
      expect(isAsBuilt(root)).toBe(true)
    }),
    { numRuns: 40 },
  )
  list.stop()
})

it.each<[string, (root: HTMLElement) => void]>([
  [
    'puts an element beside a field',
    (root) => root.querySelector('input')?.after(document.createElement('div')),
  ],
  [
    'wraps a text, be it one of the early list’s',
    (root) => {
      const wrapped = document.createElement('font')
      const count = root.querySelector('output span')
      wrapped.append(...(count?.childNodes ?? []))
      count?.append(wrapped)
    },
  ],
  [
    'says a heading in another language',
    (root) => {
      for (const heading of root.querySelectorAll('h1')) heading.textContent = 'Puestos vacantes'
    },
  ],
  ['takes something out', (root) => root.querySelector('footer')?.remove()],
])('sees that another program %s', (_, change) => {
  const root = openFile('/jobs')
  change(root)
  expect(isAsBuilt(root)).toBe(false)
})
