import type { Job } from '../../src/domain/job'
import { readCatalog } from '../../src/site/catalog'

const catalog = readCatalog('src/content')

/** Words as often as the catalog has them, so that the texts compress as badly as real ones. */
const WORDS = catalog.flatMap(({ description }) => description.match(/[\w’'-]+/g) ?? [])

/** Repeats the catalog. After the first round each job has its own id and description, the same in every run. */
export function growJobs(count: number): Job[] {
  let state = count
  const nextWord = () => {
    // A linear congruential generator.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return WORDS[Math.floor((state / 2 ** 32) * WORDS.length)] ?? ''
  }
  const jobs = Array.from({ length: count }, (_, index) => catalog[index % catalog.length] ?? [])
  return jobs.flat().map((job, index) => {
    if (index < catalog.length) return job
    const description = job.description.replaceAll(/[\w’'-]+/g, nextWord)
    return Object.assign({}, job, { id: String(index + 1), description })
  })
}
