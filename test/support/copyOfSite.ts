import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = process.cwd()

/** A folder with this project in it, in which these files of the content room say something else. */
export function copyOfSite(content: Readonly<Record<string, string>>): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of ['src', 'public', 'index.html', 'vite.config.ts', 'package.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of Object.entries(content)) writeFileSync(join(copy, 'src/content', file), text)
  return copy
}
