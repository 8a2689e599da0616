import { isOffline } from '../offline/hostWatch'
import { receiver } from './receiver'

/** The sent fields by name. */
export type FormFields = Readonly<Record<string, string | File>>

const TIMEOUT_MS = 60_000
const UNCLEAR = 'We can’t tell whether the form has arrived. Send it again'

/**
 * Sends what a browser may send without asking the receiver first. Returns null after a 2xx answer, otherwise
 * what went wrong, and the start of a sentence that tells the visitor what to do.
 */
export async function sendForm(fields: FormFields): Promise<readonly [what: string, advice: string] | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { Accept: 'application/json' }
  const wasOffline = isOffline()
  const waiting = new AbortController()
  // Not AbortSignal.timeout, which no fake clock reaches.
  setTimeout(() => waiting.abort(), TIMEOUT_MS)
  const options = { method: 'POST', body, headers, credentials: 'omit', signal: waiting.signal } as const
  try {
    const { ok, status } = await fetch(receiver, options)
    if (ok) return null
    if (status === 413) return ['Too large', 'Choose a smaller file or a shorter text']
    return [`Not accepted (error ${status})`, 'Send the form again later']
  } catch {
    if (waiting.signal.aborted) return ['No answer for a minute', UNCLEAR]
    // No network, a broken connection and an answer that the page may not read are the same error.
    if (wasOffline) return ['Not sent: you are offline', 'Send the form again when you are connected']
    return ['Connection lost', UNCLEAR]
  }
}
