import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { openHydrated } from '../browser/openHydrated'
import { screenStates } from './screenStates'

const FOLDER = '.cache/screens'

const SIZES = [
  [1280, 800],
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

const SHEET_STYLE =
  'body{display:grid;gap:12px;font:14px sans-serif;background:#888}figure{margin:0}img{width:100%}'

/** One sheet for each window size and color scheme, with a picture of every state. */
for (const [width, height] of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width}x${height} ${colorScheme}`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height },
        colorScheme,
        hasTouch: width < 1280,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const figures: string[] = []
      for (const { name, path, arrange } of screenStates) {
        const page = await context.newPage()
        await openHydrated(page, path)
        await arrange?.(page)
        const file = `${FOLDER}/${name}-${width}x${height}-${colorScheme}.png`
        await page.screenshot({ path: file })
        await context.setOffline(false)
        await page.close()
        const image = `<img src="data:image/png;base64,${readFileSync(file, 'base64')}">`
        figures.push(`<figure>${image}<figcaption>${name}</figcaption></figure>`)
      }
      const sheet = await context.newPage()
      await sheet.setViewportSize({ width: 1600, height: 900 })
      const columns = `body{grid-template-columns:repeat(${width > height ? 3 : 5},1fr)}`
      await sheet.setContent(`<style>${SHEET_STYLE}${columns}</style>${figures.join('')}`)
      await sheet.screenshot({
        path: `${FOLDER}/sheet-${width}x${height}-${colorScheme}.png`,
        fullPage: true,
      })
      await context.close()
    })
  }
}
