import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Lets a server listen on a free port, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0), 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Returns a free port for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}
