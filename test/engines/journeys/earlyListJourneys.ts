import assert from 'node:assert/strict'
import type { JobsQuery } from '../../../src/domain/jobsQuery'
import { parseQuery } from '../../../src/url/jobsQueryCodec'
import { actAndLook, asTitle, shouldShow, type ListAct } from '../../browser/listLook'
import { createRandom, randomActs, STARTS } from '../../browser/randomActs'
import { ADDRESS_CORPUS } from '../../url/addressCorpus'
import type { Journey } from '../journey'
import type { Visitor } from '../visitor'

async function lookAfter({ inPage }: Visitor, acts: readonly ListAct[]) {
  const looks = await inPage(actAndLook, acts)
  return looks.map((seen) => Object.assign(seen, { title: asTitle(seen.title) }))
}

function shows(visitor: Visitor, query: JobsQuery) {
  return visitor.until(
    () => lookAfter(visitor, []),
    (seen) => assert.deepEqual(seen, [shouldShow(query)]),
  )
}

/** What the engine has made of the address. */
async function askedQuery({ inPage }: Visitor): Promise<JobsQuery> {
  return parseQuery(await inPage(() => window.location.search))
}

const corpus: Journey = {
  name: 'every address of the corpus shows its cards before the app has come and after',
  holdsApp: true,
  // The static server itself refuses some, or answers with its 404 file.
  expectedComplaints: [/status of 4\d\d/],
  play: async (visitor) => {
    for (const tail of ADDRESS_CORPUS.filter((address) => !address.startsWith('/'))) {
      const path = `/jobs${tail}`
      if (!(await visitor.isServed(path))) continue
      const release = await visitor.opensWithoutApp(path)
      const query = await askedQuery(visitor)
      await shows(visitor, query)
      release()
      await visitor.sees({ isHydrated: true })
      await shows(visitor, query)
    }
  },
}

const LOADS = 10
const RUNS_OF_LOAD = 10

const atRandom: Journey = {
  name: 'at random acts the list shows what the model shows, before the app, while it comes and after',
  holdsApp: true,
  play: async (visitor) => {
    for (let load = 0; load < LOADS; load += 1) {
      const random = createRandom(load + 1)
      const release = await visitor.opensWithoutApp(STARTS[load % STARTS.length] ?? '')
      let query = await askedQuery(visitor)
      await shows(visitor, query)
      const play = async (count: number) => {
        const { acts, queries, last } = randomActs(query, count, random)
        assert.deepEqual(await lookAfter(visitor, acts), queries.map(shouldShow))
        query = last
      }
      for (let run = 0; run < RUNS_OF_LOAD; run += 1) await play(4 + random(8))
      release()
      // As many frames as the app takes to come, and some.
      await play(30 + random(20))
      await visitor.sees({ isHydrated: true, search: query.search })
      await shows(visitor, query)
      assert.deepEqual(await askedQuery(visitor), query)
    }
  },
}

export const earlyListJourneys: readonly Journey[] = [corpus, atRandom]
