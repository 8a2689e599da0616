import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(PROJECT, 'node_modules/.cache/nginx')
const PORT = Number(process.env['PORT'] ?? 4175)

export type HostedSite = ReturnType<typeof hostedSite>

/** `root` is the folder for `/`, `files` the folder of the built site. */
function hostedSite(base: string, root: string, port: number) {
  return { base, root, files: join(root, base), port }
}

/** Both are built by `npm run test:hosting`. */
export const SITE_AT_ROOT = hostedSite('/', join(PROJECT, '.cache/fixture-site'), PORT)
export const SITE_AT_BASE = hostedSite('/site/', join(PROJECT, '.cache/hosting'), PORT + 1)
export const SITES = [SITE_AT_ROOT, SITE_AT_BASE]

function findNginx(): { readonly command: string; readonly about: string } {
  // Debian keeps it outside of the path of ordinary users.
  for (const command of ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']) {
    const { stderr, status } = spawnSync(command, ['-V'], { encoding: 'utf8' })
    if (status === 0) return { command, about: stderr }
  }
  throw new Error(
    'nginx is missing. Debian: apt-get install nginx libnginx-mod-http-brotli-static; macOS: brew install nginx',
  )
}

const { command, about } = findNginx()
const modules = /--modules-path=(\S+)/.exec(about)?.[1] ?? ''
const brotliModule = join(modules, 'ngx_http_brotli_static_module.so')
export const hasBrotli = existsSync(brotliModule)

const CONFIG = join(FOLDER, 'nginx.conf')
export const NGINX_COMMAND = `${command} -p ${FOLDER} -e stderr -c ${CONFIG}`

/** Writes the part of the configuration that the owner of a server writes, for nginx in a folder of the project. */
export function writeNginxConfig(): void {
  const types = join(dirname(/--conf-path=(\S+)/.exec(about)?.[1] ?? ''), 'mime.types')
  const servers = SITES.map(
    ({ port, root, files }) =>
      `server { listen 127.0.0.1:${port}; root ${root}; include ${files}/_nginx.conf; ${hasBrotli ? 'brotli_static on;' : ''} }`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    CONFIG,
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${FOLDER}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${FOLDER}/${name};`).join('\n  ')}
  ${servers.join('\n  ')}
}
`,
  )
}
