import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const ROOT = process.cwd()
/** Linked, or created again. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git'])

/** Copies the project into a new folder, with other content files. */
export function copyOfSite(content: Readonly<Record<string, string>> = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of Object.entries(content)) writeFileSync(join(copy, 'src/content', file), text)
  return copy
}
