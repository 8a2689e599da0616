import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(PROJECT, '.cache/nginx')

export type HostedSite = ReturnType<typeof hostedSite>

/** `root` is the folder for `/`, `files` the folder of the built site. */
function hostedSite(base: string, folder: string, portVariable: string) {
  const root = join(PROJECT, '.cache', folder)
  return {
    base,
    root,
    files: join(root, base),
    portVariable,
    get port(): number {
      return Number(process.env[portVariable])
    },
  }
}

/** `serveByNginx.ts` builds both and chooses the ports. */
const SITE_AT_ROOT = hostedSite('/', 'hosting', 'NGINX_PORT')
export const SITE_AT_BASE = hostedSite('/site/', 'hosting-base', 'NGINX_BASE_PORT')
export const SITES = [SITE_AT_ROOT, SITE_AT_BASE]

/** Throws where nginx is not installed. */
export function findNginx() {
  // Debian keeps it outside of the path of ordinary users.
  for (const command of ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']) {
    const { stderr: about, status } = spawnSync(command, ['-V'], { encoding: 'utf8' })
    if (status === 0) return { command, about }
  }
  throw new Error('nginx is missing. Debian: apt-get install nginx; macOS: brew install nginx')
}

const CONFIG = join(FOLDER, 'nginx.conf')

/** Runs nginx with the configuration. Returns what it says on standard error. */
export function runNginx(...options: readonly string[]): string {
  const log = join(FOLDER, 'stderr')
  const stderr = openSync(log, 'w')
  const words = ['-p', FOLDER, '-e', 'stderr', '-c', CONFIG, ...options]
  const { status } = spawnSync(findNginx().command, words, { stdio: ['ignore', 'ignore', stderr] })
  closeSync(stderr)
  const output = readFileSync(log, 'utf8')
  if (status !== 0) throw new Error(`nginx ${options.join(' ')} failed:\n${output}`)
  return output
}

/** Writes the part of the configuration that the owner of a server writes, for nginx in a folder of the project. */
export function writeNginxConfig(): void {
  const { about } = findNginx()
  const types = join(dirname(/--conf-path=(\S+)/.exec(about)?.[1] ?? ''), 'mime.types')
  const servers = SITES.map(
    ({ port, root, files }) =>
      `server { listen 127.0.0.1:${port}; root ${root}; include ${files}/_nginx.conf; }`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    CONFIG,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
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
