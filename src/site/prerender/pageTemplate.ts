import { errorText } from '#content/errorText'
import { language } from '#content/language'
import { isWholeListInFile } from '../../domain/wholeList'
import { PAGE_NAMES, PAGES, type PageName } from '../../navigation/pages'
import { themeHead } from '../../theme/themeHead'
import { BASE_PATH } from '../../url/basePath'
import { queryPattern } from '../../url/jobsQueryCodec'
import { escapeMarkup } from '../escapeMarkup'
import type { RenderedPage } from './renderPage'

/** Left to right needs none. */
const DIRECTION = language.direction === 'ltr' ? '' : ` dir="${language.direction}"`

/** Matches every address with a page, as react-router does. A host may answer it with its 404 file. */
const KNOWN_PATH = PAGE_NAMES.filter((name) => name !== 'notFound')
  .map((name) => `${BASE_PATH}${PAGES[name].path}`.replace(/:\w+/g, '[^/]+').replace(/\/$/, ''))
  .join('|')

/** A script that can't be parsed or loaded ends pending, too: what it would have shown stays as it was built. */
const markPending = (value: string) => `{
  document.documentElement.setAttribute('data-pending', '${value}')
  addEventListener('error', ({ target }) => target.href || document.documentElement.removeAttribute('data-pending'), true)
}`

/**
 * A script that runs before the first paint, and marks a page that was made for another address. For a file
 * without every card, it asks for the positions before any other script (cardsFromCatalog.ts).
 */
export function headScript(page: PageName, jobCount: number): string {
  if (page === 'notFound')
    return `if (RegExp('^(${KNOWN_PATH})(/|(/index)?[.]html)?$', 'i').test(location.pathname.replace(/\\/+/g, '/'))) ${markPending('page')}`
  if (page !== 'jobsList') return ''
  if (isWholeListInFile(jobCount)) return `if (location.search) ${markPending('query')}`
  const load = 'import(document.documentElement.dataset.catalog).catch(() => {})'
  return `if (${String(queryPattern())}.test(location.search)) {\n  ${markPending('positions')}\n  ${load}\n}`
}

/** Without script: no controls that need it, the list as one page, and the header with the drawer's links. */
const NO_SCRIPT_STYLE = `<noscript><style>[data-needs-script]{display:none!important}header nav{display:flex!important}section .cards>[hidden]{display:flex!important;position:relative!important;visibility:visible!important;content-visibility:visible!important}</style></noscript>`

/** Not part of the app, which may fail. An empty address is that of the page, with its query (pending.ts). */
const RELOAD_LINE = `<div class="no-print" role="alert" data-needs-script data-reload-line><a href="">${escapeMarkup(`${errorText.notReady} ${errorText.reload}`)}</a></div>`

/** The style element of goober (notistack), which creates it with `innerHTML`: the policy refuses that. */
const NOTICES_STYLE = '<style id="_goober"> </style>'

interface PageParts extends RenderedPage {
  readonly pageHead: string
  readonly headScript: string
  /** The addresses of the page's chunks, and of the positions. */
  readonly chunks: readonly string[]
  readonly catalog: string
  /** The day of the build, as visitors read it. */
  readonly day: string
  /** Inline, because a request would end after the first paint. At the end, because it reads the page. */
  readonly earlyScript: string | null
}

/** Fills index.html. `pageHead` comes early, because link previews read only the first 32 kB. */
export function fillTemplate(template: string, page: PageParts): string {
  const { title, body, styles, path, pageHead, chunks, earlyScript } = page
  const attributes = `data-catalog="${page.catalog}" data-built="${page.day}"`
  const head = [themeHead(page.headScript), styles, NO_SCRIPT_STYLE, NOTICES_STYLE].join('')
  const root = `<div id="root" data-path="${path}" data-scripts="${chunks.join(' ')}">${body}</div>`
  const end = earlyScript === null ? RELOAD_LINE : `${RELOAD_LINE}<script>${earlyScript}</script>`
  return (
    template
      // The script fetches these files after the first paint (main.ts, offline/makeInstallable.ts).
      .replace(/<link rel="(?:modulepreload|manifest)"[^>]*>\s*/g, '')
      .replace('<html lang="en"', `<html ${attributes} lang="${language.code}"${DIRECTION}`)
      // Vite drops the attribute.
      .replace('<script async type="module"', '<script async fetchpriority="low" type="module"')
      .replace(/<title>.*<\/title>/, () => `<title>${escapeMarkup(title)}</title>${pageHead}`)
      .replace('</head>', () => `${head}</head>`)
      // Removes the indentation. Line breaks stay, because the scripts have no semicolons.
      .replace(/\n\s*/g, '\n')
      .replace('<div id="root"></div>', () => root)
      .replace('</body>', () => `${end}</body>`)
  )
}
