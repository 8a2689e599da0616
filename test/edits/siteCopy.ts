import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createContentFolder } from './contentFolder'
import type { Edit } from './edits'

const CONTENT = 'src/content'
/** Made anew, or linked. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git'])

export interface SiteCopy {
  readonly folder: string
  /** The content as it is shipped, and then these edits, in their order. */
  readonly edit: (edits: readonly Edit[]) => void
  readonly remove: () => void
}

/** The whole project in a folder of its own. */
export function createSiteCopy(project: string): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'edited-site-'))
  cpSync(project, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
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
