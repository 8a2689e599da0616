import { EMPTY_QUERY, type JobsQuery } from '../../src/domain/jobsQuery'

/** A query with these values and the defaults of all other parameters. */
export const asking = (values: Partial<JobsQuery>): JobsQuery => ({ ...EMPTY_QUERY, ...values })
