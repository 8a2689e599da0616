import { execFile } from 'node:child_process'

/** A longer run is ended and counts as failed. */
const TIMEOUT_MS = 600_000

/** Runs a script in a folder, without the variables that Jest and Playwright set. `output` has its errors, too. */
export function runNode(folder: string, ...command: readonly string[]) {
  const { NODE_ENV: _, NODE_OPTIONS: _options, ...inherited } = process.env
  const options = {
    cwd: folder,
    env: { ...inherited, NO_COLOR: '1' },
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 26,
  }
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ exitCode: error ? 1 : 0, output: stdout + stderr }),
    )
  })
}

/** Rejects with the output where the program fails. */
export async function runBin(folder: string, name: string, ...words: readonly string[]): Promise<void> {
  const { exitCode, output } = await runNode(folder, `node_modules/.bin/${name}`, ...words)
  if (exitCode !== 0) throw new Error(`${[name, ...words].join(' ')} failed:\n${output}`)
}

/**
 * Runs `vite build` in a folder with the site. In another process, because a test may have imported React's development
 * build, and the pages are rendered with the production build.
 */
export function viteBuild(folder: string, ...args: readonly string[]): Promise<void> {
  return runBin(folder, 'vite', 'build', ...args)
}
