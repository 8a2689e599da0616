import type { Page } from '@playwright/test'
import type { test } from '../browser/fixtures'
import { fillInLikePasswordManager, scatterNodes, translate } from '../browser/otherPrograms'
import type { HandKind } from './Hands'

export interface Disturbance {
  readonly use?: Parameters<typeof test.use>[0]
  /** Runs on the prerendered page, before its script. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly after?: (page: Page) => Promise<unknown>
  readonly hands?: HandKind
  /** The script is this late, and the visitor acts before. */
  readonly lateByMs?: number
}

/** React renders a part of the page again, and reports why. */
const MISMATCH = { expectedComplaints: [/#418/] }
const FAILED_SCRIPT = { expectedComplaints: [/Failed to (load|fetch)/] }

const style = (content: string) => (page: Page) => page.addStyleTag({ content })
const size = (width: number, height: number) => ({ viewport: { width, height } })

const LARGE_TEXT = style('html { font-size: 200% }')
/** WCAG 1.4.12. */
const SPACED_TEXT = style(
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
   p { margin-bottom: 2em !important }`,
)

const SCRIPTS = '**/assets/*.js'

/** The first request fails for each script that the first page does without. */
async function failScriptsOnce(page: Page): Promise<void> {
  const asked = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  )
  await page.unroute(SCRIPTS)
  await page.route(SCRIPTS, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (asked.has(pathname)) return route.fallback()
    asked.add(pathname)
    await route.abort()
  })
}

/** Each is a row of the table. */
export const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  nothing: {},
  'translated before hydration': { before: translate, use: MISMATCH },
  'translated after hydration, and at every change': { after: translate },
  'nodes beside every field, before': { before: fillInLikePasswordManager, use: MISMATCH },
  'nodes beside every field, after': { after: fillInLikePasswordManager },
  'nodes and attributes everywhere, before': { before: scatterNodes },
  'nodes and attributes everywhere, after': { after: scatterNodes },
  'forced colors': { use: { contextOptions: { forcedColors: 'active' } } },
  'less motion': { use: { contextOptions: { reducedMotion: 'reduce' } } },
  'text at 200 %': { before: LARGE_TEXT },
  'text at 200 %, 802 px': { before: LARGE_TEXT, use: size(802, 900) },
  'text spacing of WCAG 1.4.12': { before: SPACED_TEXT },
  'a window of 320x256': { use: size(320, 256) },
  'right to left': { before: style('html { direction: rtl }') },
  'a finger': { use: { hasTouch: true, ...size(820, 1180) }, hands: 'finger' },
  'a finger, 390 px': { use: { hasTouch: true, ...size(390, 844) }, hands: 'finger' },
  'an input method': { hands: 'input method' },
  autofill: { hands: 'autofill' },
  'autofill, late script': { hands: 'autofill', lateByMs: 3000 },
  'a keyboard alone': { hands: 'keyboard' },
  'a keyboard alone, 768x400': { hands: 'keyboard', use: size(768, 400) },
  'scripts late by 3 s': { lateByMs: 3000 },
  'scripts that fail once': { after: failScriptsOnce, use: FAILED_SCRIPT },
}
