import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files of a content folder by their paths in it, e.g. `company.ts`, `positions/usa/qa-lead.yaml`. */
export type Sources = ReadonlyMap<string, string>

export function readSources(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // `.qa-lead.yaml.icloud` is a position that macOS has moved away. The site imports no copy: `settings_old.ts`.
    .filter((item) => item.isFile() && !/^\.(?!.*icloud$)|\.(md|schema.json)$|[^a-z].*\.ts$/i.test(item.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const pathOf = (file: string) => relative(folder, file).replaceAll('\\', '/')
  return new Map(files.map((file) => [pathOf(file), readFileSync(file, 'utf8').normalize('NFC')]))
}
