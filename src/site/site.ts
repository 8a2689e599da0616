import type { ShownJobPolicy } from '../domain/shownJob'
import { BASE_PATH } from '../url/basePath'
import type { Position } from './position'

export interface Site {
  readonly jobs: readonly Position[]
  /** E.g. `https://www.company.example`. Without it no absolute address is written. */
  readonly origin: string | null
  readonly policy: ShownJobPolicy
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string
}

export function siteAddress(origin: string, path: string): string {
  return `${origin}${BASE_PATH}${path}`
}
