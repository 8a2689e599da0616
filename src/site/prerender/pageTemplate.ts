import { BASE_PATH } from '../../url/basePath'
import { PAGE_NAMES, PAGES, type PageName } from '../../routes/pages'
import { PENDING_ATTRIBUTE } from '../../hydration/pending'
import { noScriptTheme } from '../../theme/noScriptTheme'
import { themeHead } from '../../theme/themeHead'
import { SHOW_TOP_BAR_LINKS } from '../../theme/topBarLinks'
import { escapeMarkup } from '../escapeMarkup'
import type { RenderedPage } from './renderPage'
import { shapeOfBody } from './shapeOfBody'

/** True for every address that has a page, as react-router judges it: for the 404 file, which a host may send for some. */
const KNOWN_PATH = PAGE_NAMES.filter((name) => name !== 'notFound')
  .map((name) => `${BASE_PATH}${PAGES[name].path}`.replace(/:\w+/g, '[^/]+').replace(/\/$/, ''))
  .join('|')

/** Runs before the first paint: what was made for another address must not be seen, not for a frame. */
export const PENDING_SCRIPTS: Readonly<Partial<Record<PageName, string>>> = {
  jobsList: `if (location.search) document.documentElement.setAttribute('${PENDING_ATTRIBUTE}', 'query')`,
  notFound: `if (RegExp('^(${KNOWN_PATH})/?$', 'i').test(location.pathname)) document.documentElement.setAttribute('${PENDING_ATTRIBUTE}', 'page')`,
}

/** Without script, what needs it is not offered, the list is one page, and the top bar stands in for the drawer. */
const NO_SCRIPT_STYLE = `<noscript><style>[data-needs-script]{display:none!important}${SHOW_TOP_BAR_LINKS}section .cards>[hidden]{display:grid!important}</style></noscript>`

/** goober's (notistack's) own; where it is missing, goober makes it by markup, which the policy refuses. */
const NOTICES_STYLE = '<style id="_goober"> </style>'

/**
 * A whole page, from `index.html` as Vite leaves it and what was rendered for its path. `pageHead` stands before
 * the styles: what makes previews of a link reads the first 32 kB of a page and no more.
 */
export function fillTemplate(
  template: string,
  { title, body, styles, path }: RenderedPage,
  pageHead: string,
  pendingScript: string | undefined,
): string {
  const head = [themeHead(pendingScript), styles, noScriptTheme(), NO_SCRIPT_STYLE, NOTICES_STYLE].join('')
  return (
    template
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
      // Vite takes it off the script that it puts in the place of index.html's.
      .replace('<script async type="module"', '<script async fetchpriority="low" type="module"')
      .replace(/<title>.*<\/title>/, () => `<title>${escapeMarkup(title)}</title>${pageHead}`)
      .replace('</head>', () => `${head}</head>`)
      // Indentation is for index.html's reader. The lines stay: scripts without semicolons need them.
      .replace(/\n\s*/g, '\n')
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-path="${path}" data-shape="${shapeOfBody(body)}">${body}</div>`,
      )
  )
}
