import { departments } from '#content/departments'
import { jobTypes } from '#content/jobTypes'
import { towns } from '#content/towns'
import { workplaces } from '#content/workplaces'
import { aJob } from './aJob'
import { catalog } from './catalog'

/** The tests of a file run on a site with every filter. */
export function addFilters(): void {
  towns.push({ name: 'york', label: 'York' }, { name: 'new-york', label: 'New York', formerNames: ['nyc'] })
  departments.push(
    { name: 'engineering', label: 'Engineering', formerNames: ['it'] },
    { name: 'design', label: 'Design' },
    { name: 'sales-support', label: 'Sales & Support' },
  )
  workplaces.push(
    { name: 'remote', label: 'Remote' },
    { name: 'hybrid', label: 'Hybrid' },
    { name: 'on-site', label: 'On site' },
  )
  jobTypes.push(
    { name: 'full-time', label: 'Full-time' },
    { name: 'contract', label: 'Contract' },
    { name: 'per-diem', label: 'On call' },
  )
}

const LABELS = ['Engineering', 'Design', undefined]

/** The fixture's catalog. Two departments have positions, and some positions have none, or no known workplace. */
export const catalogWithFilters = Array.from(catalog, ({ workplace: _workplace, ...job }, index) => {
  const department = LABELS[index % LABELS.length]
  const workplace = ['remote', 'hybrid', 'on-site', undefined, 'elsewhere'][index % 5]
  const type = ['Full-time', 'Contract or full-time', 'Internship, per diem'][index % 4] ?? job.type
  return aJob({
    ...job,
    type,
    ...(department !== undefined && { department }),
    ...(workplace !== undefined && { workplace }),
  })
})
