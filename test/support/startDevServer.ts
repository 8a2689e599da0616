import { spawn } from 'node:child_process'

export interface DevServer {
  readonly address: string
  readonly stop: () => void
}

/** Starts Vite's development server in a folder with the site, at a free port. */
export function startDevServer(folder: string, ...args: readonly string[]): Promise<DevServer> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1' }
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { cwd: folder, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (address !== undefined) resolve({ address, stop: () => child.kill() })
      })
    }
    child.on('exit', () => reject(new Error(output)))
  })
}
