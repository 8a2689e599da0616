import type { Job } from '../../src/domain/job'
import { readCatalog } from '../../src/site/catalog'

const catalog = readCatalog('src/content')

/** Words as often as the catalog has them, so that the texts compress as badly as real ones. */
const WORDS = catalog.flatMap(({ description }) => description.match(/[\w’'-]+/g) ?? [])

/** Returns numbers below a limit, the same in every run (a linear congruential generator). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Repeats the catalog. After the first round each job has its own id and description. */
export function growJobs(count: number): Job[] {
  const random = createRandom(count)
  const newText = (text: string) => text.replaceAll(/[\w’'-]+/g, () => WORDS[random(WORDS.length)] ?? '')
  return Array.from({ length: count }, (_, index) => catalog[index % catalog.length])
    .filter((job) => job !== undefined)
    .map((job, index) => {
      if (index < catalog.length) return job
      const description = job.description.split('...').map(newText).join('...')
      return Object.assign({}, job, { id: String(index + 1), description })
    })
}
