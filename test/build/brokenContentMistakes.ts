import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { diagnoseModules } from '../../src/build/contentDoctor/diagnoseModules'
import { readContentFile } from '../../src/build/contentDoctor/readContentFile'

/** The mistakes in one file as if it stood in the content room: `jobsUsa.apostrophe.ts` as `jobsUsa.ts`. */
async function mistakesIn(folder: string, name: string): Promise<readonly string[]> {
  const file = name.replace(/\..*/, '.ts')
  const { module, mistakes } = await readContentFile(join(folder, name), file)
  if (module === undefined) return mistakes
  return [...mistakes, ...diagnoseModules(new Map([[file, module]]), '2026-11-15').mistakes]
}

/** What is found in each file of a folder, by its name. */
export async function brokenContentMistakes(folder: string): Promise<Record<string, readonly string[]>> {
  const names = readdirSync(folder)
  const found = await Promise.all(names.map(async (name) => [name, await mistakesIn(folder, name)] as const))
  return Object.fromEntries(found)
}
