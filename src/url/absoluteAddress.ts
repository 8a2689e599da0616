import { BASE_PATH } from './basePath'

/** Adds origin and base path to a path of the site. */
export function absoluteAddress(path: string): string {
  return `${window.location.origin}${BASE_PATH}${path}`
}
