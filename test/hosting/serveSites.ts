import { viteBuild } from '../support/viteBuild'
import { findNginx, startNginx } from './nginxServer'
import { NGINX_FOLDER, portOf, PROJECT_ROOT, SITES } from './sites'

/** Builds the site for its base path and serves both builds; what it returns ends that. */
export default async function serveSites(): Promise<() => Promise<void>> {
  // Before anything takes time.
  findNginx()
  const { base, files } = SITES.atBase
  await viteBuild(PROJECT_ROOT, '--base', base, '--mode', 'fixture', '--outDir', files, '--emptyOutDir')
  const served = Object.values(SITES).map((site) => ({
    port: portOf(site),
    root: site.root,
    config: `${site.files}/_nginx.conf`,
  }))
  return startNginx(NGINX_FOLDER, served)
}
