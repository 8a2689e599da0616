import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program stands in the PATH, under one of its names. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Where a package of the system keeps a file of its own: `/usr/lib/<architecture>/<path>`. */
export function findInLibraries(path: string): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return libraries.map((folder) => join('/usr/lib', folder, path)).find((file) => existsSync(file))
}
