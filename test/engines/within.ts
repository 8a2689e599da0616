import { setTimeout as wait } from 'node:timers/promises'

/** Rejects where the answer takes longer; whatever is asked goes on, unheard. */
export async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController()
  const limit = wait(limitMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`No answer within ${limitMs / 1000} s.`)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    answered.abort()
  }
}
