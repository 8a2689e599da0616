import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildLargeSite } from '../support/buildLargeSite'
import { test as base } from './visitor'

const test = base.extend<object, { readonly largeSite: string }>({
  largeSite: [
    // Playwright reads the names of the fixtures from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, runTests) => {
      const folder = await buildLargeSite(60)
      await runTests(join(folder, 'dist'))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  folder: ({ largeSite }, runTest) => runTest(largeSite),
})

const cards = [
  'Lighthouse Keeper 2',
  ...Array.from({ length: 10 }, (_, index) => `Lighthouse Keeper ${20 + index}`),
]

test('a bookmark of a list of many positions shows its own before the app runs', async ({ visitor }) => {
  const keepers = { ticks: ['india'], fields: ['keeper 2'], count: '11 positions', cards }
  await visitor.opensWithoutApp('/jobs?search=keeper+2&location=india')
  await visitor.sees({ ...keepers, isHydrated: false })
  visitor.getsApp()
  await visitor.sees({ ...keepers, isHydrated: true })
  const page2 = { ticks: ['india'], count: '44 positions, page 4 of 4' }
  await visitor.opensWithoutApp('/jobs?location=india&page=9')
  const early = await visitor.sees({ ...page2, isHydrated: false })
  visitor.getsApp()
  await visitor.sees({ ...page2, cards: early.cards, isHydrated: true })
})
