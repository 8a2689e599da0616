/** With the `u` flag a surrogate pair is one character, so this matches lone surrogates only. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/** An address can't encode lone surrogates: each becomes U+FFFD. Some supported browsers lack `String.toWellFormed`. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD')
}
