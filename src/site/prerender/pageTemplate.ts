import { errorText } from '#content/errorText'
import { language } from '#content/language'
import { formatCalendarDate } from '../../domain/calendarDate'
import { isWholeListInFile } from '../../domain/wholeList'
import { PAGE_NAMES, PAGES, type PageName } from '../../navigation/pages'
import { themeHead } from '../../theme/themeHead'
import { BASE_PATH } from '../../url/basePath'
import { queryPattern } from '../../url/jobsQueryCodec'
import { escapeMarkup } from '../escapeMarkup'
import { pageHead } from '../seo/pageHead'
import type { PageAddress, Site } from '../site'
import type { RenderedPage } from './renderPage'

/** Matches every address with a page, as react-router does. A host may answer it with its 404 file. */
const KNOWN_PATH = PAGE_NAMES.filter((name) => name !== 'notFound')
  .map((name) => `${BASE_PATH}${PAGES[name].path}`.replace(/:\w+/g, '[^/]+').replace(/\/$/, ''))
  .join('|')

/** Loads the list where a tool has encoded its `?`, or written `&` in its place (url/README.md). */
const LOAD_LIST = `{
  const [, list, query] = RegExp('^(${BASE_PATH}${PAGES.jobsList.path})(?:%3F|&)(.+)', 'i').exec(location.pathname) ?? []
  if (query) location.replace(list + '?' + query + location.search + location.hash)
}
`

const setPending = (what: string) => `document.documentElement.dataset.stage = 'pending-${what}'`

/** Runs before the first paint, and marks a page that was made for another address. */
function headScript(page: PageName, jobCount: number): string {
  if (page === 'notFound')
    return `${LOAD_LIST}if (RegExp('^(${KNOWN_PATH})(/|(/index)?[.]html)?$', 'i').test(location.pathname.replace(/;[^/]*/g, '').replace(/\\/+/g, '/'))) ${setPending('page')}`
  if (page !== 'jobsList') return ''
  if (isWholeListInFile(jobCount)) return `if (location.search) ${setPending('query')}`
  // The positions, before any other script (cardsFromCatalog.ts).
  const load = 'import(document.documentElement.dataset.catalog).catch(() => {})'
  return `if (${String(queryPattern())}.test(location.search)) {\n  ${setPending('positions')}\n  ${load}\n}`
}

/** Without script: no controls that need it, the list as one page, and the header with the drawer's links. */
const NO_SCRIPT_STYLE = `<noscript><style>[data-needs-script]{display:none!important}header nav{display:flex!important}section .cards>[hidden]{display:flex!important;position:relative!important;visibility:visible!important;content-visibility:visible!important}</style></noscript>`

/** Not part of the app, which may fail. An empty address is that of the page, with its query (pending.ts). */
const RELOAD_LINE = `<div class="no-print" role="alert" data-needs-script data-reload-line><a href="">${escapeMarkup(`${errorText.notReady} ${errorText.reload}`)}</a></div>`

/** The style element of goober (notistack), which creates it with `innerHTML`: the policy refuses that. */
const NOTICES_STYLE = '<style id="_goober"> </style>'

/** The scripts that the pages name or hold. */
export interface SiteScripts {
  /** The addresses of the chunks of a page's module, in the order in which they run. */
  readonly chunksOf: (module?: string) => readonly string[]
  /** The address of the positions. */
  readonly catalog: string
  /** The inline scripts in the head of each page, and at the end of the list. */
  readonly head: string
  readonly list: string
}

/** The end of the path of a page's module. Undefined if the page is part of the app. */
const moduleOf = (page: PageName) =>
  PAGES[page].load ? `pages/${page}/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx` : undefined

/** Fills index.html with a page, which is rendered with the positions of `site`. */
export function fillTemplate(
  template: string,
  address: PageAddress,
  rendered: RenderedPage,
  site: Site,
  scripts: SiteScripts,
): string {
  const { page, path } = address
  const { title, body, styles } = rendered
  const { jobs, today } = site
  const attributes = `data-catalog="${scripts.catalog}" data-built="${formatCalendarDate(today)}" dir="${language.direction}"`
  const head = [styles, NO_SCRIPT_STYLE, NOTICES_STYLE].join('')
  const titleAndHead = `<title>${escapeMarkup(title)}</title>${pageHead(address, title, site)}`
  const scriptsOfHead = themeHead(`${headScript(page, jobs.length)};\n${scripts.head}`)
  const chunks = scripts.chunksOf(moduleOf(page)).join(' ')
  const root = `<div id="root" data-path="${BASE_PATH}${path}" data-scripts="${chunks}">${body}</div>`
  // Inline, because a request would end after the first paint. At the end, because it reads the page.
  const end = `${RELOAD_LINE}${page === 'jobsList' ? `<script>${scripts.list}</script>` : ''}`
  return (
    template
      .replace('<html lang="en"', `<html ${attributes} lang="${language.code}"`)
      // Before the entry, which may fail at once. Vite drops the attribute.
      .replace(
        '<script async type="module"',
        () => `${scriptsOfHead}<script async fetchpriority="low" type="module"`,
      )
      // The head for programs comes early, because link previews read only the first 32 kB.
      .replace(/<title>.*<\/title>/, () => titleAndHead)
      .replace('</head>', () => `${head}</head>`)
      // Removes the indentation. Line breaks stay, because the scripts have no semicolons.
      .replace(/\n\s*/g, '\n')
      .replace('<div id="root"></div>', () => root)
      .replace('</body>', () => `${end}</body>`)
  )
}
