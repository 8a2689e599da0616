import { readFileSync, rmSync } from 'node:fs'
import { preview, type PreviewServer } from 'vite'
import { today } from '../../src/domain/calendarDate'
import { aJob } from '../support/aJob'
import { CONTENT } from '../support/buildLargeSite'
import { copyOfSite } from '../support/copyOfSite'
import { positionFile } from '../support/positionFile'
import { viteBuild } from '../support/viteBuild'
import { expect, test } from './fixtures'
import { waitUntilHydrated } from './openHydrated'

/* A site that shows positions by their dates, built long before the last day to apply. */
const job = aJob({ createdDate: today(), endDate: '2100-12-31' })
const settings = readFileSync(`${CONTENT}/settings.ts`, 'utf8')

let folder = ''
let server: PreviewServer | undefined
let site = ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = copyOfSite({
    [`${CONTENT}/positions`]: null,
    [`${CONTENT}/positions/usa/a.yaml`]: positionFile(job),
    [`${CONTENT}/settings.ts`]: settings.replace(
      'showsByDates: boolean = false',
      'showsByDates: boolean = true',
    ),
  })
  await viteBuild(folder, '--mode', 'fixture', '--outDir', 'dist')
  server = await preview({ root: folder, logLevel: 'error', preview: { port: 0 } })
  site = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})

test.afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true })
})

for (const [timezoneId, offset] of [
  ['Pacific/Kiritimati', '+14:00'],
  ['Pacific/Honolulu', '-10:00'],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const [time, isClosed] of [
      ['2100-12-30T12:00', false],
      ['2100-12-31T23:59', false],
      ['2101-01-01T00:00', true],
    ] as const)
      test(`a position is ${isClosed ? 'closed' : 'open'} at ${time}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(`${time}${offset}`))
        for (const path of ['/jobs?search=cloud', '/jobs/1']) {
          await page.goto(site + path)
          await waitUntilHydrated(page)
          const main = page.getByRole('main')
          await expect(main.getByText('Closed', { exact: true })).toHaveCount(isClosed ? 1 : 0)
          if (path === '/jobs/1')
            await expect(main.getByRole('button', { name: 'Apply Now' })).toHaveCount(isClosed ? 0 : 1)
          else await expect(main.getByRole('status')).toHaveText('1 position')
          expect(page.url()).toBe(site + path)
          const shifts = await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
                  type: 'layout-shift',
                  buffered: true,
                })
                setTimeout(resolve, 300, 0)
              }),
          )
          expect(shifts).toBe(0)
        }
      })
  })
