import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../../app/App'
import { createAppStore } from '../../app/createAppStore'
import { documentTitle } from '../../navigation/documentTitle'
import { catalog } from '#content/catalog'
import type { ShownJobPolicy } from '../../domain/shownJob'
import { createHref } from '../../url/address'
import { BASE_PATH } from '../../url/basePath'

export interface RenderedPage {
  /** With the base path. */
  readonly path: string
  readonly title: string
  /** What goes into `#root`. */
  readonly body: string
  /** Style elements for the head, in the form in which emotion takes them over in the browser. */
  readonly styles: string
}

/**
 * As `@emotion/server` writes them: what is global first, then everything a class stands for. `data-s` says that they
 * stand in the head already; without it emotion would move them there, and the browser read them all again.
 */
function styleElements({ key, inserted, registered }: ReturnType<typeof createCache>, body: string): string {
  // A style that is composed into another stands in the cache too, and nothing in the page has it.
  const used = new Set(Array.from(body.matchAll(/\bcss-([\w-]+)/g), ([, name]) => name))
  const sheets = Object.entries(inserted).filter(([, text]) => typeof text === 'string')
  const isGlobal = (name: string) => registered[`${key}-${name}`] === undefined
  const global = sheets
    .filter(([name]) => isGlobal(name))
    .map(([name, text]) => `<style data-s data-emotion="${key}-global ${name}">${text}</style>`)
  const ofClasses = sheets.filter(([name]) => !isGlobal(name) && used.has(name))
  const names = ofClasses.map(([name]) => name).join(' ')
  const css = ofClasses.map(([, text]) => text).join('')
  return `${global.join('')}<style data-s data-emotion="${key} ${names}">${css}</style>`
}

const nothing = () => {}

/** A page as it stands before any script: the address without a query, the catalog as shipped. */
export function renderPage(path: string, policy: ShownJobPolicy): RenderedPage {
  const pathname = `${BASE_PATH}${path}`
  const store = createAppStore({ jobs: catalog })
  const location = { pathname, search: '', hash: '', state: null, key: '' }
  // Without prefixes for browsers that could not show the page anyway (vite's target).
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Keeps the styles in the cache, in place of style elements in the midst of the page.
  cache.compat = true
  const body = renderToString(
    <CacheProvider value={cache}>
      <StrictMode>
        <App
          store={store}
          stateOfBuild={store.getState()}
          navigator={{ createHref, push: nothing, replace: nothing, go: nothing }}
          routerLocation={{ getSnapshot: () => location, subscribe: () => nothing }}
          onArrived={nothing}
          policy={policy}
        />
      </StrictMode>
    </CacheProvider>,
  )
  const title = documentTitle(store.getState(), pathname, policy)
  return { path: pathname, title, body, styles: styleElements(cache, body) }
}
