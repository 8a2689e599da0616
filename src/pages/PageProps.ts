import type { ReactNode } from 'react'
import type { ShownJobPolicy } from '../domain/shownJob'

export interface PageProps {
  readonly policy: ShownJobPolicy
  /** Rendered by a page that has nothing to show. */
  readonly notFound: ReactNode
}
