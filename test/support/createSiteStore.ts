import { EMPTY_QUERY } from '../../src/domain/jobsQuery'
import { createAppStore } from '../../src/store/createAppStore'
import { catalog } from './catalog'

/** The app's store, by default with the fixture's catalog. */
export const createSiteStore = ({ jobs = catalog, jobsQuery = EMPTY_QUERY } = {}) =>
  createAppStore(jobs, jobsQuery)
