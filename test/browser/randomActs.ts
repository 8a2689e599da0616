import type { JobsQuery } from '../../src/domain/jobsQuery'
import { LOCATIONS } from '../../src/domain/locations'
import type { ListAct } from './listLook'

const WORDS = ['data', 'engineer', 'a', 'cloud architect', 'zzz', 'E', 'हिन्दी']

/** The same figures at every run of a seed. */
export function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function queryAfter(query: JobsQuery, act: ListAct): JobsQuery {
  if (act.type === 'types') return act.text === query.search ? query : { ...query, search: act.text, page: 1 }
  const isTicked = query.locations.some((location) => location === act.value)
  const locations = LOCATIONS.filter((location) =>
    location === act.value ? !isTicked : query.locations.includes(location),
  )
  return { ...query, locations }
}

/** Some acts from a query on, and the query after each. */
export function randomActs(start: JobsQuery, count: number, random: (below: number) => number) {
  const acts: ListAct[] = []
  const queries: JobsQuery[] = []
  let query = start
  for (let step = 0; step < count; step += 1) {
    const kind = random(4)
    const text = kind === 1 ? query.search.slice(0, -1) : (WORDS[random(WORDS.length)] ?? '')
    const act: ListAct =
      kind === 0
        ? { type: 'ticks', value: LOCATIONS[random(LOCATIONS.length)] ?? 'usa' }
        : { type: 'types', text }
    query = queryAfter(query, act)
    acts.push(act)
    queries.push(query)
  }
  return { acts, queries, last: query }
}

/** Where a visitor may begin. */
export const STARTS = [
  '/jobs',
  '/jobs?search=data&location=usa',
  '/jobs?page=2',
  '/jobs?location=canada&page=2',
]
