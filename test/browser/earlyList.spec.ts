import type { Page } from '@playwright/test'
import { parseQuery } from '../../src/url/jobsQueryCodec'
import { plainCards, plainMatches, plainTitle } from '../support/plainRules'
import { ADDRESS_CORPUS } from '../url/addressCorpus'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { waitUntilHydrated } from './openHydrated'

/** A browser tells a title without its spaces at the ends, and others as single ones; no title has a NUL. */
function asTitle(text: string): string {
  return text
    .replaceAll('\u0000', '\uFFFD')
    .replace(/[\uFFFD\s]+/g, ' ')
    .trim()
}

/** What the list shows, read in one go. */
async function look(page: Page) {
  const seen = await page.evaluate(() => {
    const { body } = document
    const shown = (selector: string) =>
      [...body.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    return {
      cards: shown('main .card h3').map(({ id }) => Number(id.replace('position-', ''))),
      count: shown('main output').map(({ textContent }) => textContent),
      pages: shown('main nav a').map((link) => link.getAttribute('aria-label')),
      hasAlert: shown('main [role=alert]').length > 0,
      hasClear: shown('main fieldset button').length > 0,
      title: document.title,
    }
  })
  return { ...seen, title: asTitle(seen.title) }
}

/** What it should show, by rules that the site has no part in. */
function shouldShow(query: ReturnType<typeof parseQuery>) {
  const matches = plainMatches(query).length
  const pages = Math.ceil(matches / 12)
  const page = Math.max(1, Math.min(query.page, pages))
  const place = page > 1 ? `, page ${page} of ${pages}` : ''
  return {
    cards: plainCards(query),
    count: [`${matches} ${matches === 1 ? 'position' : 'positions'}${place}`],
    pages: pages > 1 ? Array.from({ length: pages }, (_, index) => `Page ${index + 1}`) : [],
    hasAlert: matches === 0,
    hasClear: query.search !== '' || query.locations.length > 0 || query.page !== 1,
    title: asTitle(plainTitle(query)),
  }
}

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

const WORDS = ['data', 'engineer', 'a', 'cloud architect', 'zzz', 'E', 'हिन्दी']
const LOCATIONS = ['USA', 'Canada', 'India'] as const

/** The same figures at every run of a seed. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('typing, deleting and ticking at random shows what the model shows, and the app goes on from there', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (let run = 0; run < 12; run += 1) {
    const random = createRandom(run + 1)
    const release = await holdScripts(page)
    await page.goto(['/jobs', '/jobs?search=data&location=usa', '/jobs?page=2'][run % 3] ?? '', {
      waitUntil: 'domcontentloaded',
    })
    const box = page.getByRole('searchbox')
    const query = parseQuery(new URL(page.url()).search)
    const steps = 14
    const releaseAt = random(steps)
    for (let step = 0; step < steps; step += 1) {
      if (step === releaseAt) release()
      const act = random(4)
      if (act === 0) {
        const name = LOCATIONS[random(3)] ?? 'USA'
        const location = parseQuery(`?location=${name}`).locations
        await page.getByRole('checkbox', { name }).click()
        const others = query.locations.filter((one) => !location.includes(one))
        const chosen = others.length < query.locations.length ? others : [...others, ...location]
        const { locations } = parseQuery(`?${chosen.map((one) => `location=${one}`).join('&')}`)
        Object.assign(query, { locations })
      } else {
        const text = act === 1 ? query.search.slice(0, -1) : (WORDS[random(WORDS.length)] ?? '')
        if (act === 1) {
          await box.press('End')
          await box.press('Backspace')
        } else {
          await box.fill(text)
        }
        if (text !== query.search) Object.assign(query, { search: text, page: 1 })
      }
      await expect(box).toHaveValue(query.search)
      await expect.poll(() => look(page), `run ${run}, step ${step}`).toEqual(shouldShow(query))
    }
    await waitUntilHydrated(page)
    await expect.poll(() => look(page), `run ${run}, hydrated`).toEqual(shouldShow(query))
    expect(parseQuery(new URL(page.url()).search)).toEqual(query)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('focus, caret and what is being composed stay while the app takes over', async ({ page, context }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs?search=data', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('searchbox')
  await box.focus()
  await page.keyboard.press('Home')
  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'नम', selectionStart: 2, selectionEnd: 2 })
  release()
  await waitUntilHydrated(page)
  await input.send('Input.insertText', { text: 'नमस्ते' })
  await page.keyboard.type('X')
  await expect(box).toHaveValue('नमस्तेXdata')
  await expect(box).toBeFocused()
  expect(new URL(page.url()).searchParams.get('search')).toBe('नमस्तेXdata')
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

test('hydrating a bookmark adds no entry, and Back undoes what was ticked before the app came', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/jobs?search=data', { waitUntil: 'domcontentloaded' })
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('checkbox', { name: 'USA' }).check()
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
  release()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL('/jobs?search=data&location=usa')
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=data')
  await expect(page.getByRole('checkbox', { name: 'USA' })).not.toBeChecked()
  expect(await look(page)).toEqual(shouldShow(parseQuery('?search=data')))
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
