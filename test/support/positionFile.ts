import { stringify } from 'yaml'
import { descriptionPoints } from '../../src/domain/job'
import type { Position } from '../../src/site/position'

/** A position as staff write it. */
export function positionFile({ description, country: _folder, ...fields }: Position): string {
  return stringify({ ...fields, description: descriptionPoints(description) }, { lineWidth: 0 })
}
