import { expect } from '@playwright/test'
import { KEYS, test } from './visitor'

test('a bookmark shows its positions and keeps input before the app runs, also at a reload', async ({
  visitor,
}) => {
  const cards = ['Business Analyst', 'Data Scientist', 'Database Administrator']
  const asked = { fields: ['data'], ticks: ['usa'], count: '3 positions', cards, isHydrated: false }
  const typed = { fields: ['datab'], count: '1 position', cards: cards.slice(2) }
  const address = '/jobs?search=datab&location=usa'
  await visitor.opensWithoutApp('/jobs?search=data&location=usa')
  await visitor.sees({ ...asked, title: 'data, USA (3) – Open Positions – Larkfield' })
  await visitor.fills('Search jobs', `${KEYS.End}b`)
  await visitor.sees({ ...typed, address })
  await visitor.reloads()
  await visitor.sees({ ...typed, address, isHydrated: false })
  await visitor.clicks('input', 'India')
  const both = { ...typed, address: `${address}&location=india`, ticks: ['usa', 'india'] }
  await visitor.sees({ ...both, isHydrated: false })
  visitor.getsScript()
  await visitor.sees({ ...both, isHydrated: true })
})

test('Back undoes one act at a time, before and after the app, which comes 12 s late', async ({
  visitor,
}) => {
  const none = { address: '/jobs', ticks: [] }
  const usa = { address: '/jobs?location=usa', ticks: ['usa'] }
  const both = { address: '/jobs?location=usa&location=india', ticks: ['usa', 'india'] }
  await visitor.opensWithoutApp('/about')
  await visitor.opensWithoutApp('/jobs')
  await visitor.clicks('input', 'USA')
  await visitor.clicks('input', 'India')
  await visitor.sees(both)
  await visitor.goesBack()
  await visitor.sees({ ...usa, isHydrated: false })
  await visitor.goesForward()
  await visitor.sees(both)
  await visitor.waits12Seconds()
  visitor.getsScript()
  await visitor.sees({ ...both, isHydrated: true })
  await visitor.goesBack()
  await visitor.sees(usa)
  await visitor.goesBack()
  await visitor.sees(none)
  await visitor.goesBack()
  await visitor.sees({ address: '/about', isHydrated: true })
})

test('Back from a position whose script comes 12 s late returns to the list', async ({ visitor }) => {
  visitor.holds('JobDetailPage')
  await visitor.opens('/about')
  const { documentId } = await visitor.opens('/jobs')
  await visitor.clicks('a', 'View Details')
  await visitor.waits12Seconds()
  await visitor.sees({ address: '/jobs/1', focus: 'View Details' })
  visitor.getsScript()
  await visitor.sees({ focus: 'Senior Management Consultant' })
  await visitor.goesBack()
  await visitor.sees({ address: '/jobs', documentId, focus: 'View Details' })
})

/** Runs in the page. Uses up the history writes that the browser allows, then types or clicks. Returns the address. */
function actWhileRefused(selector: string, letters = ''): string {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  try {
    for (let count = 0; count < 1000; count += 1) history.replaceState(history.state, '')
  } catch {
    // Safari throws past 100 writes in 10 s, Firefox past 200. Chromium ignores them.
  }
  if (letters === '') element?.click()
  for (const letter of letters) document.execCommand('insertText', false, letter)
  return location.pathname + location.search
}

test('the page answers while history writes are refused, and the address catches up', async ({ visitor }) => {
  const { documentId } = await visitor.opens('/jobs')
  const text = 'abcdefghij'.repeat(30)
  const title = `${text} (0) – Open Positions – Larkfield`
  const list = { documentId, fields: [text], count: '0 positions' }
  expect(await visitor.inPage(actWhileRefused, '[type=search]', text)).toBe('/jobs')
  expect(await visitor.look()).toMatchObject(list)
  await visitor.sees({ ...list, title, address: `/jobs?search=${text}` })
  expect(await visitor.inPage(actWhileRefused, 'header a[href="/about"]')).toBe(`/jobs?search=${text}`)
  await visitor.sees({ focus: 'About Us' })
  await expect(async () => {
    // Safari's Back passes over an entry that is written long after the last key.
    await visitor.types(KEYS.End)
    expect(await visitor.look()).toMatchObject({ documentId, address: '/about' })
  }).toPass()
  await visitor.goesBack()
  await visitor.sees(list)
})

test('Back, Forward and reload restore page, focus and scroll position', async ({ visitor }) => {
  const list = { address: '/jobs', count: '22 positions' }
  const page2 = { address: '/jobs?page=2', count: '22 positions, page 2 of 2' }
  const { documentId } = await visitor.opens('/jobs')
  await visitor.clicks('a', 'Page 2')
  await visitor.sees({ ...page2, focus: page2.count, scrollY: 0 })
  await visitor.goesBack()
  await visitor.sees({ ...list, documentId })
  await visitor.goesForward()
  await visitor.sees({ ...page2, documentId })
  await visitor.reloads()
  await visitor.sees({ ...page2, isHydrated: true })
  await visitor.goesBack()
  await visitor.sees(list)
  await visitor.clicks('a', 'View Details', 7)
  await visitor.sees({ address: '/jobs/8' })
  await visitor.goesBack()
  await visitor.sees({ ...list, focus: 'View Details' })
  expect(await visitor.inPage(() => document.activeElement?.getAttribute('href'))).toBe('/jobs/8')
  const { scrollY: left } = await visitor.look()
  expect(left).toBeGreaterThan(300)
  await visitor.reloads()
  const { scrollY } = await visitor.sees({ ...list, isHydrated: true })
  // The browser may keep a card in its place and move by a pixel.
  expect(scrollY).toBeCloseTo(left, -1)
})

test('a page kept in the back/forward cache has no menu, and the theme chosen since', async ({ visitor }) => {
  await visitor.narrowsWindow()
  const { background: light, documentId } = await visitor.opens('/jobs?location=usa')
  // Chromium drops a page from the cache when a new service worker claims it.
  await visitor.sees({ isControlled: true })
  await visitor.clicks('button', 'Toggle Menu')
  await visitor.opens('/about')
  await visitor.clicks('button', 'Toggle Menu')
  await visitor.clicks('button', 'Dark')
  const { background } = await visitor.sees({ background: expect.not.stringContaining(light) })
  await visitor.goesBack()
  await visitor.sees({ documentId, background, ticks: ['usa'], count: '10 positions' })
  // The caret stays where it is.
  await visitor.fills('Search jobs', `ta${KEYS.Home}da`)
  await visitor.sees({ address: '/jobs?search=data&location=usa', count: '3 positions' })
  await visitor.opens('/about')
  await visitor.sees({ firstBackground: background })
})

test('a reload brings back the whole contact form, or nothing', async ({ visitor }) => {
  await visitor.opens('/contact')
  for (const label of ['Your Name', 'Your Email', 'Your Message']) await visitor.fills(label, 'a@b.example')
  await visitor.reloads()
  const { fields } = await visitor.sees({ isHydrated: true })
  expect(new Set(fields).size).toBe(1)
})
