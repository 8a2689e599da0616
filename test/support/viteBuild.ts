import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs `vite build` in a folder with the site in it. In a process of its own: React is one thing in development and
 * another in production, and where a test has imported the one, the pages could not be rendered with the other.
 */
export async function viteBuild(folder: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', NODE_OPTIONS: '' },
  })
}
