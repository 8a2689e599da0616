import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const ROOT = process.cwd()
/** Made anew, or linked. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git'])

/** A folder with this project in it, in which these files of the content room say something else. */
export function copyOfSite(content: Readonly<Record<string, string>> = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of Object.entries(content)) writeFileSync(join(copy, 'src/content', file), text)
  return copy
}
