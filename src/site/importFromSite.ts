import { runnerImport, type UserConfig } from 'vite'
import { contentConditions } from './contentInUse.ts'

/** Imports a module of src/ while the site is built, with the content that it is built of. */
export async function importFromSite<Module>(
  path: string,
  { mode = '', define }: Pick<UserConfig, 'mode' | 'define'>,
): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    define: { ...define, MAKES_PAGES: 'true' },
    environments: { inline: { resolve: { conditions: contentConditions(mode) } } },
  })
  return module
}
