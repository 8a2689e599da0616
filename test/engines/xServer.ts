import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'

/** As large as the largest window that a journey asks for, and the browser's own bars. */
const SCREEN = '1500x1400x24'

/** A screen that nobody sees; it chooses a free number itself, which `xvfb-run -a` can only guess. */
export async function startXServer(program: string) {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [, , , numberPipe] = server.stdio
  if (!(numberPipe instanceof Readable)) throw new Error('Xvfb has no pipe to name its display by.')
  const { value: number = '' } = await createInterface(numberPipe)[Symbol.asyncIterator]().next()
  const stop = () => server.kill()
  process.once('exit', stop)
  return { display: `:${number}`, stop }
}
