import { spawn } from 'node:child_process'

export interface NodeRun {
  readonly exitCode: number | null
  /** What it printed, errors included. */
  readonly output: string
}

/** What runs longer does not end by itself (a server, say), and is ended without an exit code. */
const PATIENCE_MS = 90_000

/** Runs a script in a folder to its end. */
export function runNode(folder: string, ...command: readonly string[]): Promise<NodeRun> {
  return new Promise((resolve, reject) => {
    // Jest's own NODE_ENV would make the built site another.
    const env = { ...process.env, NO_COLOR: '1', NODE_ENV: '' }
    const child = spawn(process.execPath, command, { cwd: folder, env, timeout: PATIENCE_MS })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}
