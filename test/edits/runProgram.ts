import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a program of the project's packages to its end. Rejects with what it printed where it fails. */
export function runProgram(
  folder: string,
  [program = '', ...words]: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Each program says by itself what it runs in; `production` is the one's that calls.
    const { NODE_ENV: _, ...inherited } = process.env
    const child = spawn(join(folder, 'node_modules/.bin', program), words, {
      cwd: folder,
      env: { ...inherited, NO_COLOR: '1', ...variables },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (exitCode) => {
      if (exitCode === 0) resolve(output)
      else reject(new Error(`${[program, ...words].join(' ')} failed:\n${output}`))
    })
  })
}
