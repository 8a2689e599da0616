import { stringify } from 'yaml'
import { descriptionPoints, type Job } from '../../src/domain/job'

/** A position as staff write it. */
export function positionFile({ description, ...fields }: Job): string {
  return stringify({ ...fields, description: descriptionPoints(description) }, { lineWidth: 0 })
}
