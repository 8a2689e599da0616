import { runBin } from './runNode'

/**
 * Runs `vite build` in a folder with the site. In another process, because a test may have imported React's development
 * build, and the pages are rendered with the production build.
 */
export function viteBuild(folder: string, ...args: readonly string[]): Promise<void> {
  return runBin(folder, 'vite', 'build', ...args)
}
