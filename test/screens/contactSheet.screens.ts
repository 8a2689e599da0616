import { test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { waitUntilHydrated } from '../browser/openHydrated'
import { screenStates } from './screenStates'

const FOLDER = '.cache/screens'

const SIZES = [
  [1280, 800],
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

/** One sheet for each size and scheme: every route and state beside the others, as they first show. */
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
      })
      const pictures: { name: string; file: string }[] = []
      for (const { name, path, arrange } of screenStates) {
        const page = await context.newPage()
        await page.goto(path)
        await waitUntilHydrated(page)
        await arrange?.(page)
        const file = `${FOLDER}/${name}-${width}x${height}-${colorScheme}.png`
        await page.screenshot({ path: file })
        pictures.push({ name, file })
        await page.close()
      }

      const sheet = await context.newPage()
      await sheet.setViewportSize({ width: 1600, height: 900 })
      const figures = pictures.map(
        ({ name, file }) =>
          `<figure><img src="data:image/png;base64,${readFileSync(file, 'base64')}"><figcaption>${name}</figcaption></figure>`,
      )
      await sheet.setContent(
        `<style>body{display:grid;grid-template-columns:repeat(${width > height ? 3 : 5},1fr);gap:12px;font:14px sans-serif;background:#888}figure{margin:0}img{width:100%}</style>${figures.join('')}`,
      )
      await sheet.screenshot({
        path: `${FOLDER}/sheet-${width}x${height}-${colorScheme}.png`,
        fullPage: true,
      })
      await context.close()
    })
  }
}
