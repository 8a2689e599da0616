import manifest from '../../package.json' with { type: 'json' }

/** `#content/…` is the company's content, and with `--mode fixture` the content of the tests. */
const FOLDERS = manifest.imports['#content/*']
const FIXTURE = 'fixture' satisfies keyof typeof FOLDERS

export function contentConditions(mode: string): string[] {
  return mode === FIXTURE ? [FIXTURE] : []
}

/** The folder of the content, relative to the project. */
export function contentFolder(mode: string): string {
  return FOLDERS[mode === FIXTURE ? FIXTURE : 'default'].replace('/*.ts', '')
}
