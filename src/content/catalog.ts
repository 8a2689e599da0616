// ALL POSITIONS, in the order in which the site lists them: USA, Canada, India.
//
// How to edit: not here. Add, change or remove positions in jobsUsa.ts, jobsCanada.ts and jobsIndia.ts.

import type { Job } from '../domain/job'
import { jobsCanada } from './jobsCanada'
import { jobsIndia } from './jobsIndia'
import { jobsUsa } from './jobsUsa'

export const catalog: readonly Job[] = [...jobsUsa, ...jobsCanada, ...jobsIndia]
