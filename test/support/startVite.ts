import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

export interface ViteServer {
  readonly address: string
  readonly stop: () => void
}

/** Starts Vite's development server, or `vite preview`, in a folder with the site, on a free port. Resolves when it answers. */
export function startVite(folder: string, ...args: readonly string[]): Promise<ViteServer> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1' }
    // Sites are served side by side. From 8.4 on, Vite refuses a second server of one mode.
    const command = ['node_modules/vite/bin/vite.js', ...args, '--port', '0', '--mode', randomUUID()]
    const child = spawn(process.execPath, command, { cwd: folder, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        // Not the address of another server, which an error names.
        const [address] = /(?<=Local: +)http:\/\/localhost:\d+/.exec(output) ?? []
        if (address !== undefined) resolve({ address, stop: () => child.kill() })
      })
    }
    child.on('exit', () => reject(new Error(output)))
  })
}
