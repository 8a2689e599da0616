import { runnerImport, type UserConfig } from 'vite'
import { contentConditions } from './contentInUse.ts'

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
