/** Invisible characters, except a joiner inside a word of the scripts from Arabic to Mongolian (Persian, Hindi). */
const IGNORED = /\p{DI}(?<![\u0600-\u1AFF][\u200C\u200D](?=[\u0600-\u1AFF]))/gu

/** Removes the spaces and invisible characters that keyboards and chat programs add. An empty result matches every job. */
export const visibleText = (text: string) =>
  text
    .replace(IGNORED, '')
    .replace(/\s\s+|[^\S ]/g, ' ')
    .trim()

/**
 * Texts that look the same are equal when folded, except for the case of their letters: full-width letters and ligatures become
 * normal ones, an accent a part of its letter. The second lower case is for signs such as `℡`. `İ` has become two characters.
 */
export const foldText = (text: string) =>
  visibleText(text)
    .toLowerCase()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/’/g, "'")
