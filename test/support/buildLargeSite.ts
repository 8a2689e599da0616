import { aJob } from './aJob'
import { copyOfSite } from './copyOfSite'
import { positionFile } from './positionFile'
import { viteBuild } from './viteBuild'

/** The folder of the tests' content. */
export const CONTENT = 'test/fixture/content'

/**
 * Builds a site with more positions than the list's file holds: the fixture's 22 and lighthouse keepers, `count` in all. Returns
 * the folder of the project, which the caller removes. The site is in its `dist`.
 */
export async function buildLargeSite(
  count: number,
  files: Readonly<Record<string, string>> = {},
  ...args: readonly string[]
): Promise<string> {
  const keepers = Array.from({ length: count - 22 }, (_, index) => {
    const [id, title] = [`${100 + index}`, `Lighthouse Keeper ${index + 1}`]
    const keeper = aJob({ id, title, location: 'Goa, India', payRate: '₹1,900 per hour' })
    return [`${CONTENT}/positions/india/${id}.yaml`, positionFile(keeper)]
  })
  const folder = copyOfSite({ ...Object.fromEntries(keepers), ...files })
  await viteBuild(folder, '--mode', 'fixture', '--outDir', 'dist', ...args)
  return folder
}
