import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { selectPaging, selectShownEntries } from '../../src/store/jobsSelectors'
import type { RootState } from '../../src/store/rootReducer'
import { growJobs } from './grownJobs'

const SIZES = [22, 1000, 10_000, 100_000]
const WORDS = ['data scientist', 'cloud', 'engineer', 'Python developer', 'zzz']
/** Long enough for the clock and the just-in-time compiler. */
const MEASURE_MS = 1500

/**
 * Returns the milliseconds for each key. Each word is typed letter by letter into an empty box. The fastest pass counts,
 * because other programs slow down the rest.
 */
function measure(search: (text: string) => unknown): number {
  const keys = WORDS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1)).concat(''))
  const end = performance.now() + MEASURE_MS
  let fastest = Infinity
  do {
    const start = performance.now()
    for (const key of keys) search(key)
    fastest = Math.min(fastest, performance.now() - start)
  } while (performance.now() < end)
  return fastest / keys.length
}

/** Compares the selectors with a plain filter. */
export function bench(): void {
  const ui = { drawerOpen: false, scrolled: false }
  const rows = SIZES.map((size) => {
    const jobs = growJobs(size)
    const selectors = measure((search) => {
      const state: RootState = { jobs, jobsQuery: { ...EMPTY_QUERY, search }, ui }
      return [selectPaging(state), selectShownEntries(state)]
    })
    const filter = measure((search) => {
      const text = search.toLowerCase()
      const found = jobs.filter(({ title, description }) =>
        [title, description].some((each) => each.toLowerCase().includes(text)),
      )
      return found.slice(0, 12)
    })
    return {
      positions: size,
      'selectors, ms': Number(selectors.toPrecision(3)),
      'plain filter, ms': Number(filter.toPrecision(3)),
    }
  })
  console.table(rows)
}
