import manifest from '../../package.json' with { type: 'json' }

/** What `#content/…` is: the company's own texts and positions, or, under `--mode fixture`, those that the tests know. */
const FOLDERS = manifest.imports['#content/*']
const FIXTURE = 'fixture' satisfies keyof typeof FOLDERS

/** Conditions under which imports are resolved, beside the usual ones. */
export function contentConditions(mode: string): string[] {
  return mode === FIXTURE ? [FIXTURE] : []
}

/** The folder of the content in use, in the project. */
export function contentFolder(mode: string): string {
  return FOLDERS[mode === FIXTURE ? FIXTURE : 'default'].replace('/*.ts', '')
}
