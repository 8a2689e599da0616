import MiniSearch from 'minisearch'
import { catalog } from '#content/catalog'
import type { Job } from '../../src/domain/job'
import type { RootState } from '../../src/store/rootReducer'
import { selectPaging, selectShownEntries } from '../../src/store/jobsSelectors'
import { aJob } from '../support/aJob'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

/** What one keystroke costs while a word is typed: our selectors beside a plain filter and a search engine. */

const SIZES = [22, 1000, 10_000, 100_000]
const WORDS = ['data scientist', 'cloud', 'engineer', 'Python developer', 'zzz']
/** Long enough for the clock and the just-in-time compiler, short enough for a hundred thousand positions. */
const MEASURE_MS = 1500

type Search = (text: string) => unknown

/** The catalog over and over, each position with a text of its own. */
function generateJobs(count: number): Job[] {
  return Array.from({ length: count }, (_, index) => {
    const job = aJob(catalog[index % catalog.length])
    return { ...job, id: String(index), description: `${job.description}... Reference ${index}` }
  })
}

function createSelectorSearch(jobs: readonly Job[]): Search {
  const ui = { drawerOpen: false, scrolled: false }
  return (search) => {
    const state: RootState = { jobs, jobsQuery: { ...EMPTY_QUERY, search, locations: [], page: 1 }, ui }
    return [selectPaging(state), selectShownEntries(state)]
  }
}

function createPlainSearch(jobs: readonly Job[]): Search {
  return (search) => {
    const text = search.toLowerCase()
    return jobs
      .filter((job) => job.title.toLowerCase().includes(text) || job.description.toLowerCase().includes(text))
      .slice(0, 12)
  }
}

/** It answers by words and their beginnings, not by substrings, so its answers are not quite the product's. */
function createMiniSearch(jobs: readonly Job[]): Search {
  const engine = new MiniSearch<Job>({ fields: ['title', 'description'] })
  engine.addAll([...jobs])
  return (search) => engine.search(search, { prefix: true, combineWith: 'AND' }).slice(0, 12)
}

/**
 * Milliseconds a key, over all words, each typed letter by letter into an empty box.
 * The fastest pass counts: what makes another one slower is the machine.
 */
function measure(search: Search): number {
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

export function measureKeystrokes(): void {
  const rows = SIZES.map((size) => {
    const jobs = generateJobs(size)
    const ours = measure(createSelectorSearch(jobs))
    const plain = measure(createPlainSearch(jobs))
    const engine = measure(createMiniSearch(jobs))
    return {
      positions: size,
      'ours, ms a key': Number(ours.toPrecision(3)),
      'ours, ns a position': Math.round((ours * 1e6) / size),
      'plain filter, ms': Number(plain.toPrecision(3)),
      'MiniSearch, ms': Number(engine.toPrecision(3)),
      'plain / ours': Number((plain / ours).toPrecision(2)),
    }
  })
  console.table(rows)
}
