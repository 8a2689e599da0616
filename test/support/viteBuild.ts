import { runBin } from './runNode'

/**
 * Runs `vite build` in a folder with the site in it. In a process of its own: React is one thing in development and
 * another in production, and where a test has imported the one, the pages could not be rendered with the other.
 */
export function viteBuild(folder: string, ...args: readonly string[]): Promise<void> {
  return runBin(folder, 'vite', 'build', ...args)
}
