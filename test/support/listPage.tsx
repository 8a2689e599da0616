import { renderToString } from 'react-dom/server'
import { catalog } from '#content/catalog'
import { App } from '../../src/App'
import type { Job } from '../../src/domain/job'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { loadAllPages } from '../../src/navigation/pageModules'
import { documentTitle } from '../../src/navigation/documentTitle'
import { createHref } from '../../src/navigation/pageNavigation'
import { JOBS_PATH } from '../../src/url/paths'
import { createSiteStore } from './createSiteStore'

beforeAll(loadAllPages)

const SHOWN = {
  location: { pathname: JOBS_PATH, search: '', hash: '', state: null, key: '' },
  isPending: false,
}
const nothing = () => {}

/** Renders the jobs list for a query. For the empty one this is the content of the list's file. */
export function drawList(jobsQuery: JobsQuery = EMPTY_QUERY, jobs: readonly Job[] = catalog) {
  const store = createSiteStore({ jobs, jobsQuery })
  const body = renderToString(
    <App
      store={store}
      builtState={store.getState()}
      navigation={{
        navigator: { createHref, push: nothing, replace: nothing, go: nothing },
        getSnapshot: () => SHOWN,
        subscribe: () => nothing,
      }}
      onArrived={nothing}
    />,
  )
  return { body, title: documentTitle(store.getState(), JOBS_PATH) }
}

/** Sets the document to the list's file before any script. Returns `#root`. */
export function openListFile({ body, title } = drawList()): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = body
  document.body.replaceChildren(root)
  document.title = title
  return root
}

function describe(element: Element): string {
  const isField = element instanceof HTMLInputElement
  const names = element.getAttributeNames().filter((name) => !isField || !['value', 'checked'].includes(name))
  const said = names.map((name) => `${name}="${element.getAttribute(name)}"`).toSorted()
  // The attributes of a field are its initial state.
  return [element.localName, ...said, ...(isField ? [element.value, element.checked] : [])].join(' ')
}

/**
 * The visible elements of a list with their attributes and texts, line by line. Without the picture where nothing matches,
 * which only the app renders.
 */
export function shownLines(list: ParentNode): string[] {
  return [...list.querySelectorAll('main *')].flatMap((element) => {
    if (element.closest('[hidden], noscript, .picture')) return []
    return element.childElementCount === 0 ? [describe(element), element.textContent] : describe(element)
  })
}
