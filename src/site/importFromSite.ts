import { join } from 'node:path'
import { runnerImport, type ResolvedConfig, type UserConfig } from 'vite'

/** `#content/…` is the company's content, and with `--mode fixture` that of the tests (package.json). */
export const contentConditions = (mode: string) => (mode === 'fixture' ? ['fixture'] : [])

/** The folder of the content, relative to the project. */
export const contentFolder = (mode: string) => (mode === 'fixture' ? 'test/fixture/content' : 'src/content')

/** Imports a module of src/ at build time, with the content of the build's mode. */
export async function importFromSite<Module>(
  path: string,
  { mode = '', define }: Pick<UserConfig, 'mode' | 'define'>,
): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    define: { ...define, IS_BUILT_PAGE: 'false' },
    environments: { inline: { resolve: { conditions: contentConditions(mode) } } },
  })
  return module
}

/** Reads the positions of the build's mode, in the order of the site (catalog.ts). */
export async function importCatalog(config: ResolvedConfig) {
  const { readCatalog } = await importFromSite<typeof import('./catalog')>('/src/site/catalog.ts', config)
  return readCatalog(join(config.root, contentFolder(config.mode)))
}
