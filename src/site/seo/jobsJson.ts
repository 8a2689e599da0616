import { company } from '#content/company'
import type { Job } from '../../domain/job'
import { locationOf, type JobLocation } from '../../domain/locations'
import { BASE_PATH } from '../../url/basePath'
import { positionAddress } from './positionAddress'
import { positionKeys } from './positionKeys'
import { siteAddress, type Site } from '../site'

/** An entry of jobs.json: the position as the content room has it, and what a program can't know by itself. */
interface PublishedPosition extends Job {
  /** Unique, though ids repeat; the last part of the feed's id. */
  readonly key: string
  /** The location that the site finds it under. */
  readonly country: JobLocation
  /** Absolute where the site's origin is known, else from the root of its host. */
  readonly url: string
}

interface PublishedCatalog {
  readonly company: string
  /** In the site's order, passed deadlines among them: whoever reads it knows the day. */
  readonly positions: readonly PublishedPosition[]
}

/** The catalog for programs. */
export function jobsJson(jobs: readonly Job[], { origin, policy }: Site): string {
  const keys = positionKeys(jobs)
  const positions = jobs.map((job, index) => {
    const path = positionAddress(job, jobs, policy)
    const url = origin === null ? `${BASE_PATH}${path}` : siteAddress(origin, path)
    return { key: keys[index] ?? '', ...job, country: locationOf(job.location), url }
  })
  return `${JSON.stringify({ company: company.name, positions } satisfies PublishedCatalog, null, 2)}\n`
}
