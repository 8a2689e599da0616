import { catalog } from '#content/catalog'
import type { Job } from '../../src/domain/job'
import { LOCATIONS, locationOf } from '../../src/domain/locations'
import { COUNTRIES } from '../../src/site/countries'

/** As often as the catalog has them: such texts compress as badly as real ones. */
const WORDS = catalog
  .flatMap(({ description }) => description.split(/[^\w’'-]+/))
  .filter((word) => word !== '')

/** Numbers below `limit`, the same ones in every run (a linear congruential generator). */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** The catalog over and over; those after the first round each with an id and a text of their own. */
function growJobs(count: number): Job[] {
  const dice = createDice(count)
  const newPiece = (piece: string) => piece.replaceAll(/[\w’'-]+/g, () => WORDS[dice(WORDS.length)] ?? '')
  const another = (job: Job, id: number): Job => ({
    ...job,
    id: String(id),
    description: job.description.split('...').map(newPiece).join('...'),
  })
  return Array.from({ length: count }, (_, index) => catalog[index % catalog.length])
    .filter((job) => job !== undefined)
    .map((job, index) => (index < catalog.length ? job : another(job, index + 1)))
}

/** The content's files of positions with `count` of them. */
export function grownContent(count: number): Readonly<Record<string, string>> {
  const jobs = growJobs(count)
  return Object.fromEntries(
    LOCATIONS.map((location) => {
      const { list } = COUNTRIES[location]
      const here = jobs.filter((job) => locationOf(job.location) === location)
      return [`${list}.ts`, `export const ${list} = ${JSON.stringify(here, null, 2)}\n`]
    }),
  )
}
