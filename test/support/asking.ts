import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

/** A query that asks for this and nothing else, whichever parameters there are. */
export function asking(asked: Partial<JobsQuery>): JobsQuery {
  return { ...EMPTY_QUERY, ...asked }
}
