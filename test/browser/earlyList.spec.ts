import type { Page } from '@playwright/test'
import { parseQuery } from '../../src/url/jobsQueryCodec'
import { asking } from '../support/asking'
import { ADDRESS_CORPUS } from '../url/addressCorpus'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { look, lookAfter, shouldShow } from './listLook'
import { waitUntilHydrated } from './openHydrated'
import { createRandom, randomActs, STARTS } from './randomActs'

test.describe('with the app held back for ever', () => {
  // The static server itself refuses some addresses, or answers with its 404 file.
  test.use({ expectedComplaints: [/status of 4\d\d/] })

  test('every address of the corpus shows its cards', async ({ page }) => {
    test.setTimeout(300_000)
    await page.route('**/assets/*.js', (route) => route.abort())
    test.info().annotations.push({ type: 'expected', description: 'the aborted scripts' })
    page.context().removeAllListeners('console')
    for (const tail of ADDRESS_CORPUS.filter((address) => !address.startsWith('/'))) {
      await test.step(`/jobs${tail.slice(0, 60)}`, async () => {
        if (tail.includes('#')) await page.goto('about:blank')
        const response = await page.goto(`/jobs${tail}`, { waitUntil: 'commit' })
        if (response && response.status() >= 400) return
        await page.waitForLoadState('domcontentloaded')
        const { search } = new URL(page.url())
        expect(await look(page)).toEqual(shouldShow(parseQuery(search)))
      })
    }
  })
})

/** Five runs in each of 20 loads, of which the last goes on while the app comes. */
const RUNS_OF_LOAD = 5

for (const loads of [
  [0, 10],
  [10, 20],
] as const) {
  test(`at random acts the list shows what the model shows, before the app, while it comes and after: ${loads.join(' to ')}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (let load = loads[0]; load < loads[1]; load += 1) {
      const random = createRandom(load + 1)
      const release = await holdScripts(page)
      await page.goto(STARTS[load % 4] ?? '', { waitUntil: 'domcontentloaded' })
      let query = parseQuery(new URL(page.url()).search)
      const play = async (count: number, name: string) => {
        const { acts, queries, last } = randomActs(query, count, random)
        expect(await lookAfter(page, acts), `load ${load}, ${name}`).toEqual(queries.map(shouldShow))
        query = last
      }
      for (let run = 0; run < RUNS_OF_LOAD; run += 1) await play(4 + random(8), `run ${run}`)
      release()
      // As many frames as the app takes to come, and some.
      await play(30 + random(20), 'released')
      await waitUntilHydrated(page)
      expect(await look(page), `load ${load}, hydrated`).toEqual(shouldShow(query))
      await expect(page.getByRole('searchbox')).toHaveValue(query.search)
      expect(parseQuery(new URL(page.url()).search)).toEqual(query)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

test('keys and clicks at random, the app let come in their midst, do what the model does', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (let run = 0; run < 4; run += 1) {
    const random = createRandom(run + 1)
    const release = await holdScripts(page)
    await page.goto(STARTS[run] ?? '', { waitUntil: 'domcontentloaded' })
    const box = page.getByRole('searchbox')
    let query = parseQuery(new URL(page.url()).search)
    const steps = 14
    const releaseAt = random(steps)
    for (let step = 0; step < steps; step += 1) {
      if (step === releaseAt) release()
      const { acts, last } = randomActs(query, 1, random)
      for (const act of acts) {
        if (act.type === 'ticks') {
          await page.locator(`main [value=${act.value}]`).click()
        } else if (act.text !== '' && act.text === query.search.slice(0, -1)) {
          await box.press('End')
          await box.press('Backspace')
        } else {
          await box.fill(act.text)
        }
      }
      query = last
      await expect(box).toHaveValue(query.search)
      await expect.poll(() => look(page), `run ${run}, step ${step}`).toEqual(shouldShow(query))
    }
    await waitUntilHydrated(page)
    await expect.poll(() => look(page), `run ${run}, hydrated`).toEqual(shouldShow(query))
    expect(parseQuery(new URL(page.url()).search)).toEqual(query)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('an act right after the app has taken over shows what it asks for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'domcontentloaded' })
  await page.getByRole('checkbox', { name: 'India' }).check()
  await expect(page.getByRole('status')).toHaveText('6 positions')
  await page.evaluate(() => {
    const { earlyList } = window
    if (!earlyList) return
    const { stop } = earlyList
    const stopAndClear = () => {
      stop()
      // Ahead of all that React leaves for later.
      queueMicrotask(() => document.querySelector<HTMLButtonElement>('fieldset > button')?.click())
    }
    Object.assign(earlyList, { stop: stopAndClear })
  })
  release()
  await waitUntilHydrated(page)
  expect(await look(page)).toEqual(shouldShow(parseQuery('')))
  await expect(page).toHaveURL('/jobs')
})

test('what was deleted and unticked while React hydrated its field can be typed and ticked again', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    const { earlyList } = window
    if (!earlyList) return
    const { listen, stop } = earlyList
    const fields = document.querySelectorAll('main input')
    // As the visitor's hand does it, not through the setters that React puts on its fields.
    const fill = (text: string, isTicked: boolean) => {
      for (const field of fields) {
        const [name, value] = field.matches('[type=search]') ? ['value', text] : ['checked', isTicked]
        Reflect.set(HTMLInputElement.prototype, name, value, field)
      }
    }
    Object.assign(earlyList, {
      listen: (onChange: () => void) => {
        listen(onChange)
        fill('data', true)
      },
      stop: () => {
        fill('', false)
        stop()
      },
    })
  })
  release()
  await waitUntilHydrated(page)
  const box = page.getByRole('searchbox')
  await expect(box).toHaveValue('')
  expect(await look(page)).toEqual(shouldShow(parseQuery('')))
  await box.fill('data')
  await page.getByRole('checkbox', { name: 'India' }).click()
  await expect.poll(() => look(page)).toEqual(shouldShow(asking({ search: 'data', locations: ['india'] })))
  await expect(page).toHaveURL('/jobs?search=data&location=india')
})

test('focus, caret and what is being composed stay while the app takes over', async ({ page, context }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs?search=data', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('searchbox')
  await box.focus()
  await page.keyboard.press('Home')
  const compositions = await box.evaluateHandle((field) => {
    const seen: string[] = []
    for (const type of ['compositionstart', 'compositionend'])
      field.addEventListener(type, () => seen.push(type))
    return seen
  })
  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'नम', selectionStart: 2, selectionEnd: 2 })
  await expect(page.getByRole('status')).toHaveText('0 positions')
  release()
  await waitUntilHydrated(page)
  expect(await compositions.jsonValue()).toEqual(['compositionstart'])
  await input.send('Input.insertText', { text: 'नमस्ते' })
  await page.keyboard.type('X')
  await expect(box).toHaveValue('नमस्तेXdata')
  await expect(box).toBeFocused()
  expect(new URL(page.url()).searchParams.get('search')).toBe('नमस्तेXdata')
})

test('text in Hindi is searched for before the app, and its caret stays where it was', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('searchbox')
  await box.pressSequentially('हिन्दी में')
  await expect(page.getByRole('link', { name: '“हिन्दी में” everywhere' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'All open positions: 22 positions' })).toBeVisible()
  await box.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4))
  release()
  await waitUntilHydrated(page)
  expect(
    await box.evaluate((field: HTMLInputElement) => [field.value, field.selectionStart, field.selectionEnd]),
  ).toEqual(['हिन्दी में', 2, 4])
  expect(await look(page)).toEqual(shouldShow(asking({ search: 'हिन्दी में' })))
  expect(new URL(page.url()).searchParams.get('search')).toBe('हिन्दी में')
})

test('of 200 letters typed before the app and 100 while it comes none is lost', async ({ page }) => {
  const text = 'data engineer '.repeat(22).slice(0, 300)
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('searchbox')
  await box.pressSequentially(text.slice(0, 200))
  await expect(page.getByRole('status')).toHaveText('0 positions')
  release()
  await box.pressSequentially(text.slice(200))
  await waitUntilHydrated(page)
  await expect(box).toHaveValue(text)
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text)
  expect(await look(page)).toEqual(shouldShow(asking({ search: text })))
})

test('Clear filters and the steps between pages work before the app', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Next' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/jobs?page=2')
  await expect(page.getByRole('status')).toHaveText('22 positions, page 2 of 2')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('status')).toHaveText('22 positions')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

interface EarlyVisit {
  readonly name: string
  readonly opened: string
  readonly act: (page: Page) => Promise<void>
  /** Once the app has come. */
  readonly address: string
  readonly newEntries: number
  readonly afterBack: string
}

const type = (text: string) => (page: Page) => page.getByRole('searchbox').fill(text)
const tick = (name: string) => (page: Page) => page.getByRole('checkbox', { name }).click()

const EARLY_VISITS: readonly EarlyVisit[] = [
  {
    name: 'nothing',
    opened: '/jobs?search=data',
    act: async () => {},
    address: '/jobs?search=data',
    newEntries: 0,
    afterBack: '/about',
  },
  {
    name: 'typing',
    opened: '/jobs?page=2',
    act: type('data'),
    address: '/jobs?search=data',
    newEntries: 0,
    afterBack: '/about',
  },
  {
    name: 'deleting all',
    opened: '/jobs?search=data',
    act: type(''),
    address: '/jobs',
    newEntries: 0,
    afterBack: '/about',
  },
  {
    name: 'ticking',
    opened: '/jobs?search=data',
    act: tick('USA'),
    address: '/jobs?search=data&location=usa',
    newEntries: 1,
    afterBack: '/jobs?search=data',
  },
  {
    name: 'taking the last tick away',
    opened: '/jobs?location=usa',
    act: tick('USA'),
    address: '/jobs',
    newEntries: 1,
    afterBack: '/jobs?location=usa',
  },
  {
    name: 'typing and ticking',
    opened: '/jobs',
    act: async (page) => {
      await tick('India')(page)
      await type('data')(page)
    },
    address: '/jobs?search=data&location=india',
    newEntries: 1,
    afterBack: '/jobs?search=data',
  },
  {
    name: 'Clear filters',
    opened: '/jobs?search=data',
    act: (page) => page.getByRole('button', { name: 'Clear filters' }).click(),
    address: '/jobs',
    newEntries: 1,
    afterBack: '/jobs?search=data',
  },
]

for (const { name, opened, act, address, newEntries, afterBack } of EARLY_VISITS) {
  test(`${name} before the app is written once it has come, and Back undoes what it always does`, async ({
    page,
  }) => {
    await page.goto('/about')
    const release = await holdScripts(page)
    await page.goto(opened, { waitUntil: 'domcontentloaded' })
    const entries = await page.evaluate(() => window.history.length)
    await act(page)
    const { search } = new URL(address, page.url())
    expect(await look(page)).toEqual(shouldShow(parseQuery(search)))
    await expect(page).toHaveURL(opened)
    release()
    await waitUntilHydrated(page)
    await expect(page).toHaveURL(address)
    expect(await page.evaluate(() => window.history.length)).toBe(entries + newEntries)
    expect(await look(page)).toEqual(shouldShow(parseQuery(search)))
    // A page that comes back whole is not loaded.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(afterBack)
  })
}

test.describe('under a spelling of its path that the host answers with the 404 file', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('nothing of either page is shown before the app, and then the list that was asked for', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/JOBS?location=INDIA&search=data', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('searchbox')).toBeHidden()
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).visibility)).toBe('hidden')
    release()
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/JOBS?search=data&location=india')
    expect(await look(page)).toEqual(shouldShow(asking({ search: 'data', locations: ['india'] })))
  })
})

test('a line break in the address stays there until the visitor types', async ({ page }) => {
  await page.goto('/jobs?search=data%0A')
  await waitUntilHydrated(page)
  await expect(page.getByRole('searchbox')).toHaveValue('data')
  await expect(page).toHaveURL('/jobs?search=data%0A')
  await page.getByRole('searchbox').press('End')
  await page.keyboard.type('b')
  await expect(page).toHaveURL('/jobs?search=datab')
})
