import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'

export interface ServedSite {
  readonly port: number
  /** The folder that answers for `/`. */
  readonly root: string
  /** The configuration that the build made for the site. */
  readonly config: string
}

const START_TIMEOUT_MS = 30_000

const MISSING = `
There is no nginx here to test with. Install it and run this again:
  Debian, Ubuntu:  apt-get install nginx libnginx-mod-http-brotli-static
  macOS:           brew install nginx
`

/** Throws, saying what to do, where there is none. Debian keeps it where only root looks. */
export function findNginx(): { readonly command: string; readonly about: string } {
  for (const command of ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']) {
    const { stderr, status } = spawnSync(command, ['-V'], { encoding: 'utf8' })
    if (status === 0) return { command, about: stderr }
  }
  throw new Error(MISSING)
}

function brotliModule(about: string): string | undefined {
  const folder = /--modules-path=(\S+)/.exec(about)?.[1] ?? ''
  const file = join(folder, 'ngx_http_brotli_static_module.so')
  return existsSync(file) ? file : undefined
}

/** Whether the nginx of this machine can send what was compressed with brotli. */
export function hasBrotli(): boolean {
  return brotliModule(findNginx().about) !== undefined
}

/** The little that the owner of a server writes, and what lets it run in a folder of its own. */
function wrapperConfig(folder: string, about: string, sites: readonly ServedSite[]): string {
  const module = brotliModule(about)
  const types = join(dirname(/--conf-path=(\S+)/.exec(about)?.[1] ?? ''), 'mime.types')
  const servers = sites.map(
    ({ port, root, config }) => `
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${config};
    ${module ? 'brotli_static on;' : ''}
  }`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${module ? `load_module ${module};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers.join('\n')}
}
`
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}

/** Serves the sites with nginx until the returned function is called. `folder` is nginx's own, and emptied. */
export async function startNginx(folder: string, sites: readonly ServedSite[]): Promise<() => Promise<void>> {
  const { command, about } = findNginx()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, wrapperConfig(folder, about, sites))

  let complaints = ''
  const nginx = spawn(command, ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  nginx.stderr.on('data', (text) => {
    complaints += String(text)
  })
  const ended = new Promise<void>((resolve) => {
    nginx.once('close', () => resolve())
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  for (const { port } of sites) {
    while (!(await answers(port))) {
      if (nginx.exitCode !== null || Date.now() > deadline) {
        nginx.kill()
        throw new Error(`nginx does not start:\n${complaints}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return async () => {
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
    // A missing file is an [error]; anything else is a mistake in the configuration.
    const warnings = complaints.split('\n').filter((line) => /\[(?:warn|crit|alert|emerg)\]/.test(line))
    if (warnings.length > 0) throw new Error(`nginx complained:\n${warnings.join('\n')}`)
  }
}
