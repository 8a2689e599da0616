import { isJob } from '../../domain/job'
import { LOCATIONS } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { positionLabel } from './positionLabel'
import type { ListedPosition } from './positionRules'
import type { ReadFile } from './readContent'

/** The positions of all countries' files, in the catalog's order; what has no position's shape is left out. */
export function listedPositions(files: ReadonlyMap<string, ReadFile>): ListedPosition[] {
  return LOCATIONS.flatMap((location) => {
    const name = COUNTRIES[location].list
    const file = `${name}.ts`
    const content = files.get(file)?.content
    const jobs = content?.values[name]
    if (!content || !Array.isArray(jobs)) return []
    return jobs.flatMap((job: unknown, index) =>
      isJob(job)
        ? { job, file, at: content.placeOf([name, index]), label: positionLabel(file, index, job) }
        : [],
    )
  })
}
