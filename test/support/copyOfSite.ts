import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const ROOT = process.cwd()
/** Not copied. `node_modules` is linked instead. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git'])

/** Copies the project into a new folder, with other files; `null` deletes a file or a folder. */
export function copyOfSite(files: Readonly<Record<string, string | null>> = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    const path = join(copy, file)
    rmSync(path, { recursive: true, force: true })
    mkdirSync(dirname(path), { recursive: true })
    if (text !== null) writeFileSync(path, text)
  }
  return copy
}
