import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = `${ROOT}node_modules/.cache/hosting`

/** The built site, and the same built for a base path, where each stands and is served. */
export const SITES = {
  atRoot: {
    base: '/',
    files: `${ROOT}.cache/fixture-site`,
    root: `${ROOT}.cache/fixture-site`,
    portVariable: 'HOSTING_PORT',
  },
  atBase: {
    base: '/site/',
    files: `${CACHE}/www/site`,
    root: `${CACHE}/www`,
    portVariable: 'HOSTING_BASE_PORT',
  },
} as const

export const NGINX_FOLDER = `${CACHE}/nginx`

export type HostedSite = (typeof SITES)[keyof typeof SITES]

export const PROJECT_ROOT = ROOT

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Chosen once for a run: its workers inherit the environment. */
export async function choosePorts(): Promise<void> {
  for (const { portVariable } of Object.values(SITES)) {
    process.env[portVariable] ??= String(await freePort())
  }
}

export function portOf({ portVariable }: HostedSite): number {
  return Number(process.env[portVariable])
}
