import { departments } from '#content/departments'
import { aJob } from './aJob'
import { catalog } from './catalog'

/** The tests of a file run on a site with departments. */
export function addDepartments(): void {
  departments.push(
    { name: 'engineering', label: 'Engineering', formerNames: ['it'] },
    { name: 'design', label: 'Design' },
    { name: 'sales-support', label: 'Sales & Support' },
  )
}

const LABELS = ['Engineering', 'Design', undefined]

/** The fixture's catalog. Two departments have positions, and some positions have no department. */
export const catalogWithDepartments = Array.from(catalog, (job, index) => {
  const department = LABELS[index % LABELS.length]
  return department === undefined ? job : aJob({ ...job, department })
})
