/** With the `u` flag a surrogate pair is one character, so this matches lone surrogates only. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/**
 * Replaces each lone surrogate with U+FFFD, because UTF-8, and so an address, can't encode it.
 * `String.prototype.toWellFormed` is missing in some of the supported browsers.
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD')
}
