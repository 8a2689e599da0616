/** With the `u` flag a pair is one character, so this matches lone halves only. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/**
 * `text` with each lone surrogate made U+FFFD: UTF-8, and so an address, cannot carry half a character.
 * `String.prototype.toWellFormed` is younger than the browsers we cover.
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD')
}
