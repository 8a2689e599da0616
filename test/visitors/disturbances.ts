import type { Page, PlaywrightTestOptions } from '@playwright/test'
import { fillInLikePasswordManager, scatterNodes, translate } from '../browser/otherPrograms'
import { darkenLikeExtension, doubleWords, spaceText, turnRightToLeft, writeLarge } from './pageChanges'

export interface Disturbance {
  /** How the browser is set. */
  readonly use?: Partial<PlaywrightTestOptions> & { readonly viewport?: { width: number; height: number } }
  /** Done to the page as its file stands, before its script comes. */
  readonly before?: (page: Page) => Promise<void>
  /** Done once the page is hydrated. */
  readonly after?: (page: Page) => Promise<void>
  /** How a person presses and types, where not with a mouse and keys. */
  readonly hands?: 'keyboard' | 'double taps' | 'input method' | 'autofill'
  /** The script comes so much later than the first acts. */
  readonly lateByMs?: number
  /** Whether the cards' titles can be told no more. */
  readonly otherWords?: true
}

/** What visitors bring along. One line more is one column more in the table. */
export const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  nothing: {},
  'translated before it hydrates': { before: translate },
  'translated once it is hydrated, and at every change': { after: translate },
  'nodes beside every field, before': { before: fillInLikePasswordManager },
  'nodes beside every field, after': { after: fillInLikePasswordManager },
  'nodes and attributes everywhere, before': { before: scatterNodes },
  'nodes and attributes everywhere, after': { after: scatterNodes },
  'a dark-mode extension': { before: darkenLikeExtension },
  'forced colours': { use: { contextOptions: { forcedColors: 'active' } } },
  'more contrast': { use: { contextOptions: { contrast: 'more' } } },
  'less motion': { use: { contextOptions: { reducedMotion: 'reduce' } } },
  'text at 200 %': { before: writeLarge },
  'text at 200 %, 802 px': { before: writeLarge, use: { viewport: { width: 802, height: 900 } } },
  'text spacing of WCAG 1.4.12': { before: spaceText },
  'a window of 320x256': { use: { viewport: { width: 320, height: 256 } } },
  'words twice as long': { after: doubleWords, otherWords: true },
  'words twice as long, 390 px': {
    after: doubleWords,
    otherWords: true,
    use: { viewport: { width: 390, height: 844 } },
  },
  'right to left': { before: turnRightToLeft },
  'fingers that tap twice': {
    use: { hasTouch: true, viewport: { width: 820, height: 1180 } },
    hands: 'double taps',
  },
  'an input method': { hands: 'input method' },
  autofill: { hands: 'autofill' },
  'autofill, late script': { hands: 'autofill', lateByMs: 3000 },
  'a keyboard alone': { hands: 'keyboard' },
  'a keyboard alone, 768x400': { hands: 'keyboard', use: { viewport: { width: 768, height: 400 } } },
  'scripts late by 3 s': { lateByMs: 3000 },
}
