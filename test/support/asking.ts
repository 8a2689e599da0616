import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

/** A query with these values and the defaults of all other parameters. */
export const asking = (values: Partial<JobsQuery>): JobsQuery => ({ ...EMPTY_QUERY, ...values })
