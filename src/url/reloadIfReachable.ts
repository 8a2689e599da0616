/**
 * Loads the address anew where its host answers for it: every page is a file that is readable whatever became
 * of the scripts of an older deploy. Without an answer nothing happens, because what stands is better than
 * the browser's own error page.
 */
export async function reloadIfReachable({ fetch, location }: Pick<typeof globalThis, 'fetch' | 'location'>) {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (ok) location.reload()
}
