/** What React says where the page is not what it would have made; what a part of ours threw comes as a `cause`. */
const MISMATCH = /#418\b|Hydration failed/

/**
 * For `onRecoverableError`. React has drawn the part of the page anew. Where another program had changed the page
 * before, that is nobody's fault; all else is ours, and reported.
 */
export function reportMismatch(wasAsBuilt: boolean, error: unknown): void {
  const isMismatch = error instanceof Error && error.cause === undefined && MISMATCH.test(error.message)
  if (wasAsBuilt || !isMismatch) reportError(error)
}
