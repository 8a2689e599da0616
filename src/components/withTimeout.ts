const TIMEOUT_MS = 4000

/** Rejects where what a visitor waits for is late; it may still come after that. The first load has its own: hydration/pending. */
export function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Not loaded within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
  })
  return Promise.race([loading, timeout])
}
