import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { CannotBeDriven } from '../engine'
import type { Journey } from '../journey'

const ROUTES = {
  home: '/',
  list: '/jobs',
  'list-filtered': '/jobs?search=data&location=usa&location=india',
  'list-empty': '/jobs?search=gardener&location=canada',
  detail: '/jobs/1',
  about: '/about',
  contact: '/contact',
} as const

const WINDOWS = [
  [1280, 800],
  [820, 1180],
] as const

/** Of a PDF, whose objects stand in the open or, as Firefox writes them, in packed streams. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const packed = text.match(/(?<=\bstream\r?\n)[^]*?(?=\r?\nendstream)/g) ?? []
  const unpacked = packed.map((stream) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      // A picture or a font, packed otherwise.
      return ''
    }
  })
  return [text, ...unpacked].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const policy: Journey = {
  name: 'no page breaks the content security policy',
  play: async ({ opens, inPage, clicks, sees, sizesWindow }) => {
    await opens('/')
    const hasPolicy = await inPage(
      () => document.querySelector('meta[http-equiv="Content-Security-Policy" i]') !== null,
    )
    // What breaks it fails every journey; here is the rest of what there is to load.
    for (const path of Object.values(ROUTES)) await opens(path)
    await clicks({ role: 'button', name: 'Dark' })
    await sizesWindow(600, 800)
    await clicks({ role: 'button', name: 'Toggle Menu' })
    await sees({ isMenuOpen: true })
    if (!hasPolicy) throw new CannotBeDriven('the pages have no policy')
  },
}

const print: Journey = {
  name: 'a position on paper',
  system: 'dark',
  play: async ({ opens, stylesForPrint, prints, inPage, until }) => {
    await opens('/jobs/1')
    await stylesForPrint()
    const seen = await until(
      () =>
        inPage(() => {
          const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false
          const { backgroundColor } = getComputedStyle(document.documentElement)
          const time = document.querySelector('time')
          return {
            ground: backgroundColor,
            ink: time && getComputedStyle(time).color,
            isHeaderShown: isShown('header'),
            isFooterShown: isShown('footer'),
          }
        }),
      (look) =>
        assert.deepEqual(look, {
          ground: 'rgb(255, 255, 255)',
          ink: 'rgb(0, 0, 0)',
          isHeaderShown: true,
          isFooterShown: false,
        }),
    )
    assert.ok(seen)
    assert.equal(countSheets(Buffer.from(await prints())), 1, 'sheets of paper')
  },
}

const pictures: Journey = {
  name: 'a picture of every page',
  play: async ({ opens, sizesWindow, inPage, until, takesPicture }, folder) => {
    for (const scheme of ['light', 'dark'] as const) {
      await opens('/about')
      await inPage((mode) => localStorage.setItem('theme-mode', mode), scheme)
      for (const [name, path] of Object.entries(ROUTES)) {
        await opens(path)
        for (const [width, height] of WINDOWS) {
          await sizesWindow(width, height)
          await until(
            () => inPage(() => document.fonts.status === 'loaded' && document.getAnimations().length === 0),
            (isStill) => assert.ok(isStill),
          )
          writeFileSync(join(folder, `${name}-${width}x${height}-${scheme}.png`), await takesPicture())
        }
      }
    }
  },
}

export const pageJourneys = [policy, print, pictures]
