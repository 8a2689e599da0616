import { isJob } from '../../domain/job'
import { LOCATIONS, type JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { positionLabel } from './findingText'
import type { ListedPosition } from './positionFindings'
import type { ReadFile } from './readContent'

/** The countries whose lists the catalog imports; all of them where there is no catalog to ask. */
export function listedCountries(catalog: string | undefined): readonly JobLocation[] {
  if (catalog === undefined) return LOCATIONS
  return LOCATIONS.filter((location) =>
    new RegExp(`^(?:import|\\}).*['"]\\./${COUNTRIES[location].list}(?:\\.ts)?['"]`, 'm').test(catalog),
  )
}

/** The positions of these countries' files, in the catalog's order; what has no position's shape is left out. */
export function listedPositions(
  files: ReadonlyMap<string, ReadFile>,
  countries: readonly JobLocation[],
): ListedPosition[] {
  return countries.flatMap((location) => {
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
