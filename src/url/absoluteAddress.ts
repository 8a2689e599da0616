import { BASE_PATH } from './basePath'

/** A path of the site (without the base path) as it is pasted elsewhere, with the host that the page came from. */
export function absoluteAddress(path: string): string {
  return `${window.location.origin}${BASE_PATH}${path}`
}
