// ALL POSITIONS, in the order of the site: USA, Canada, India.
//
// How to edit: not here. Change the positions in jobsUsa.ts, jobsCanada.ts and jobsIndia.ts.

import type { Job } from '../domain/job'
import { jobsCanada } from './jobsCanada'
import { jobsIndia } from './jobsIndia'
import { jobsUsa } from './jobsUsa'

export const catalog: readonly Job[] = [...jobsUsa, ...jobsCanada, ...jobsIndia]
