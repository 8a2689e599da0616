import { formText } from '#content/formText'
import { formsFields } from '#content/settings'
import { fill } from '../domain/fill'
import { readableName } from '../domain/resumeFile'
import { isOffline } from '../offline/hostWatch'
import { isRefusal } from './isRefusal'
import { receiver } from './receiver'

export type FormFields = Readonly<Record<string, string | File>>

export interface Failure {
  readonly title: string
  readonly text: string
  /** The file that the browser can't read. */
  readonly file?: File
}

const ANSWER_MS = 60_000
/** 25 kB/s, a slow connection. */
const UPLOAD_BYTES_PER_MS = 25
/** A later try may succeed, as after 5xx. */
const RETRYABLE_STATUSES = new Set([408, 425, 429])
const { failure } = formText

/** Sends a form without a CORS preflight. Resolves to null when the receiver has it, else to the failure. */
export async function sendForm(fields: FormFields, email: string): Promise<Failure | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...formsFields, ...fields })) body.append(name, value)
  const wasOffline = isOffline()
  const waiting = new AbortController()
  // Not AbortSignal.timeout, which no fake clock reaches. Listening to upload progress would cause a preflight.
  const waitMs = ANSWER_MS + new Blob(Object.values(fields)).size / UPLOAD_BYTES_PER_MS
  const timer = setTimeout(() => waiting.abort(), waitMs)
  const retryable = (title: string, advice: string) => ({
    title,
    text: fill(failure.orWrite, { advice, email }),
  })
  try {
    const response = await fetch(receiver, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // Some services refuse a form without a Referer.
      referrerPolicy: 'origin',
      signal: waiting.signal,
    })
    const { ok, status } = response
    const answer: unknown = await response.json().catch((error: Error) => {
      // An answer that is not JSON is no refusal (Safari's error is a DOMException). One that breaks off may be.
      if (ok && error.name !== 'SyntaxError') throw error
    })
    if (ok && !isRefusal(answer)) return null
    // For developers: the answer usually names what the service expects.
    if (answer !== undefined) console.error('The receiver of the forms answered', answer)
    if (status === 413) return retryable(failure.tooLarge, failure.smaller)
    const title = ok ? failure.refused : fill(failure.refusedWith, { status })
    if (status >= 500 || RETRYABLE_STATUSES.has(status)) return retryable(title, failure.later)
    return { title, text: fill(failure.never, { email }) }
  } catch {
    if (waiting.signal.aborted) return retryable(failure.noAnswer, failure.unknown)
    const files = Object.values(fields).filter((value) => value instanceof File)
    // Rejects for a file that was moved, deleted or changed since the browser has read it.
    const reads = await Promise.allSettled(files.map((each) => each.slice(0, 1).arrayBuffer()))
    const file = files[reads.findIndex(({ status }) => status === 'rejected')]
    if (file) {
      const title = fill(failure.unreadable, { file: readableName(file.name) })
      return { ...retryable(title, failure.again), file }
    }
    // No network, a broken connection and an answer that the page may not read are the same error.
    if (wasOffline) return retryable(failure.offline, failure.whenConnected)
    return retryable(failure.lost, failure.unknown)
  } finally {
    clearTimeout(timer)
  }
}
