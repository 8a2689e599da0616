const PATIENCE_MS = 4000

/** Rejects where what is loaded late keeps the visitor waiting for too long; it may still come after that. */
export function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const impatience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Not loaded within ${PATIENCE_MS} ms.`)), PATIENCE_MS)
  })
  return Promise.race([loading, impatience])
}
