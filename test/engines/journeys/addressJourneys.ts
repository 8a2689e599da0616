import assert from 'node:assert/strict'
import type { Journey } from '../journey'

const LETTERS = 'abcdefghij'.repeat(30)

/** Safari throws past 100 writes in 10 s, Firefox past 200; Chromium ignores them, with a warning. */
const LIMIT_COMPLAINTS = [/Throttling navigation/, /Too many calls to Location or History APIs/]

/**
 * Runs in the page. Types faster than any hand, then presses what the selector names, while the engine refuses
 * history writes; those it grants are used up first, so that it does on the slowest machine too.
 * Answers with the address after the first letter and after the press.
 */
function actWhileRefused(letters: string, selector: string | null): { first: string; last: string } {
  const address = () => window.location.pathname + window.location.search
  function spendWrites(): void {
    try {
      for (let count = 0; count < 1000; count += 1) {
        window.history.replaceState({ ...window.history.state, count }, '')
        if (window.history.state.count !== count) return
      }
    } catch {
      // Safari and Firefox throw where Chromium ignores.
    }
  }

  const box = document.querySelector<HTMLInputElement>('input[type=search]')
  box?.focus()
  spendWrites()
  let first = ''
  for (const letter of letters) {
    document.execCommand('insertText', false, letter)
    first ||= address()
  }
  if (selector !== null) {
    spendWrites()
    document.querySelector<HTMLElement>(selector)?.click()
  }
  return { first, last: address() }
}

/** A bookmark, and the list behind it. */
const BOOKMARK = '/jobs?search=data&location=usa&location=india'
const BOOKMARKED = {
  title: 'data, USA + India (5) – Open Positions – Larkfield',
  search: 'data',
  ticks: ['USA', 'India'],
  status: '5 positions',
  cards: [
    'Business Analyst',
    'Data Scientist',
    'Database Administrator',
    'Senior Data Scientist',
    'Data Engineer',
  ],
}

const bookmark: Journey = {
  name: 'a filtered bookmark opens in a new window',
  play: async ({ opens, sees }) => {
    await opens(BOOKMARK)
    await sees({ ...BOOKMARKED, address: BOOKMARK })
  },
}

const beforeTheApp: Journey = {
  name: 'the list answers before the app has come, which goes on from there',
  holdsApp: true,
  play: async ({ opensWithoutApp, fills, presses, clicks, types, sees, goesBack }) => {
    const release = await opensWithoutApp('/jobs?location=usa')
    await sees({ isHydrated: false, search: '', ticks: ['USA'], status: '10 positions' })
    await fills('Search jobs', 'datax')
    await sees({ search: 'datax', status: '0 positions', cards: [] })
    await presses('Backspace')
    await sees({ search: 'data', status: '3 positions' })
    await clicks({ role: 'checkbox', name: 'India' })
    const { loadedAt } = await sees({ ...BOOKMARKED, isHydrated: false, address: '/jobs?location=usa' })
    release()
    await sees({ ...BOOKMARKED, isHydrated: true, address: BOOKMARK, loadedAt })
    await clicks({ label: 'Search jobs' })
    await presses('End')
    await types('b')
    await sees({ search: 'datab', status: '1 position', cards: ['Database Administrator'], loadedAt })
    await goesBack()
    await sees({ search: 'data', ticks: ['USA'], status: '3 positions', loadedAt })
  },
}

const fastTyping: Journey = {
  name: '300 letters typed fast',
  expectedComplaints: LIMIT_COMPLAINTS,
  play: async ({ opens, inPage, look, sees }) => {
    const { loadedAt } = await opens('/jobs')
    const { first } = await inPage(actWhileRefused, LETTERS, null)
    assert.equal(first, '/jobs', 'the engine refused no write')
    const title = `${LETTERS} (0) – Open Positions – Larkfield`
    const { search, status, title: seenTitle } = await look()
    assert.deepEqual([search, status, seenTitle], [LETTERS, '0 positions', title])
    await sees({ address: `/jobs?search=${LETTERS}`, search: LETTERS, title, loadedAt })
  },
}

const thereAndBack: Journey = {
  name: 'filter, page, detail, Back, Forward, reload',
  play: async ({ opens, clicks, fills, sees, goesBack, goesForward, reloads }) => {
    const { loadedAt } = await opens('/jobs')
    await clicks({ role: 'checkbox', name: 'USA' })
    await sees({ address: '/jobs?location=usa', ticks: ['USA'], status: '10 positions' })
    await clicks({ role: 'checkbox', name: 'Canada' })
    await sees({ address: '/jobs?location=usa&location=canada', status: '16 positions' })
    await clicks({ role: 'link', name: 'Page 2' })
    const onPage2 = {
      address: '/jobs?location=usa&location=canada&page=2',
      status: '16 positions, page 2 of 2',
      ticks: ['USA', 'Canada'],
      pageShown: '2',
    }
    // Not before the page has scrolled to its top: what is clicked is where it was seen.
    await sees({ ...onPage2, focus: 'Results', scrollY: 0 })
    await clicks({ role: 'link', name: 'View Details', nth: 1 })
    await sees({ heading: 'Senior Management Consultant', focus: 'Senior Management Consultant' })
    await goesBack()
    await sees(onPage2)
    await goesBack()
    await sees({ address: '/jobs?location=usa&location=canada', status: '16 positions', pageShown: '1' })
    await goesBack()
    await sees({ address: '/jobs?location=usa', ticks: ['USA'], status: '10 positions' })
    await goesForward()
    await goesForward()
    await sees({ ...onPage2, loadedAt })
    await reloads()
    await sees(onPage2)
    await fills('Search jobs', 'data')
    await sees({ address: '/jobs?search=data&location=usa&location=canada', search: 'data' })
    await goesBack()
    await sees({ address: '/jobs?location=usa&location=canada', search: '', status: '16 positions' })
  },
}

const refusedPush: Journey = {
  name: 'a refused push, then Back',
  expectedComplaints: LIMIT_COMPLAINTS,
  play: async ({ opens, clicks, presses, inPage, sees, look, until, goesBack }) => {
    const { loadedAt } = await opens('/contact')
    await clicks({ role: 'link', name: 'Careers' })
    await sees({ address: '/jobs', status: '22 positions' })

    // A link whose push is refused: its page at once, its entry in the end.
    const { last } = await inPage(actWhileRefused, 'data', 'header a[href="/about"]')
    assert.equal(last, '/jobs', 'the engine refused no push')
    await sees({ heading: 'About Us', focus: 'About Us' })
    // Safari's Back passes over an entry that was written 10 s after the last press of a key or later.
    const reads = async () => {
      await presses('End')
      return look()
    }
    await until(reads, ({ address }) => assert.equal(address, '/about'))
    await sees({ heading: 'About Us', loadedAt })
    await goesBack()
    // The push took the place of the typed text, which was pending too (src/url/README.md, Refused writes).
    await sees({ address: '/jobs', heading: 'Open Positions', search: '', status: '22 positions', loadedAt })
  },
}

const refusedTick: Journey = {
  name: 'a refused tick is shown at once and gone with Back',
  expectedComplaints: LIMIT_COMPLAINTS,
  play: async ({ opens, clicks, inPage, sees, until, look, goesBack }) => {
    const { loadedAt } = await opens('/contact')
    await clicks({ role: 'link', name: 'Careers' })
    await sees({ address: '/jobs', status: '22 positions' })
    const { last } = await inPage(actWhileRefused, 'data', 'main input[type=checkbox]')
    assert.equal(last, '/jobs', 'the engine refused no push')
    await sees({ ticks: ['USA'], search: 'data', status: '3 positions', loadedAt })
    await goesBack()
    // On a slow machine the entry may be paid by now; then Back leads to the list before it, not to the page before.
    await until(look, ({ address, heading, search, ticks }) => {
      const expected = { '/jobs': 'Open Positions', '/contact': 'Contact Us' }[address]
      assert.equal(heading, expected)
      assert.deepEqual([search ?? '', ticks], ['', []])
    })
    // No pending write comes after it: the next write is the one that is made.
    await clicks({ role: 'link', name: 'About Us' })
    await sees({ address: '/about', heading: 'About Us', loadedAt })
  },
}

export const addressJourneys = [bookmark, beforeTheApp, fastTyping, thereAndBack, refusedPush, refusedTick]
