import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../support/copyOfSite'
import { createContentFolder } from './contentFolder'
import type { Edit } from './edits'

const CONTENT = 'src/content'

export interface SiteCopy {
  readonly folder: string
  /** The content as it is shipped, and then these edits, in their order. */
  readonly edit: (edits: readonly Edit[]) => void
  readonly remove: () => void
}

/** The whole project in a folder of its own. */
export function createSiteCopy(project: string): SiteCopy {
  const folder = copyOfSite()
  return {
    folder,
    edit(edits) {
      rmSync(join(folder, CONTENT), { recursive: true })
      cpSync(join(project, CONTENT), join(folder, CONTENT), { recursive: true })
      const content = createContentFolder(join(folder, CONTENT))
      for (const { apply } of edits) apply(content)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
