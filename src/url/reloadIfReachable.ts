import { BASE_PATH } from './basePath'

/**
 * Loads the address anew where its host answers: every page is a file that is readable whatever became of the scripts
 * of an older deploy. Without an answer nothing happens, because what stands is better than the browser's own error
 * page. It asks for a picture: the site's policy lets no script fetch anything else.
 */
export function reloadIfReachable({ Image, location }: Pick<typeof globalThis, 'Image' | 'location'>): void {
  const probe = new Image()
  probe.addEventListener('load', () => location.reload())
  // No cache has an answer for a query that was never asked.
  probe.src = `${BASE_PATH}/favicon.svg?${Date.now()}`
}
