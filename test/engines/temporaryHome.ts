import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A home that nobody lived in, so that a browser finds no settings, and leaves none. */
export function createTemporaryHome() {
  const path = mkdtempSync(join(tmpdir(), 'engine-home-'))
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}
