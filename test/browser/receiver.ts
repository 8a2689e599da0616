import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../support/freePort'

/** The address that the second site sends its forms to. Each browser maps it to its own receiver. */
export const RECEIVER = 'localhost:4999'
export const ENDPOINT = `http://${RECEIVER}/in`

export const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' }

export const answerWith = (status: number, headers: object) => (response: ServerResponse) =>
  response.writeHead(status, { ...headers }).end('{}')

export const OK = answerWith(201, ANY_ORIGIN)

export interface Receiver {
  answer: (response: ServerResponse) => unknown
  /** The fields of each request, and three facts about it. */
  received: Record<string, unknown>[]
  readonly port: number
  readonly stop: () => void
}

/** A server that takes forms, on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    const { accept, referer } = headers
    if (method === 'GET') return OK(response)
    const type = { headers: { 'content-type': headers['content-type'] ?? '' } }
    const form = await new Response(Buffer.concat(await request.toArray()), type).formData()
    receiver.received.push({ method, accept, referer, ...Object.fromEntries(form) })
    return receiver.answer(response)
  })
  const port = await listen(server)
  const receiver: Receiver = { answer: OK, received: [], port, stop: () => server.close() }
  return receiver
}
