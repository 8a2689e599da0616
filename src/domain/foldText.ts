/** Invisible characters, except a joiner inside a word of the scripts from Arabic to Mongolian. */
const IGNORED = /\p{DI}(?<![\u0600-\u1AFF][\u200C\u200D](?=[\u0600-\u1AFF]))/gu

/** Removes the characters that keyboards and chat programs add. An empty text matches every job. */
export const visibleText = (text: string) =>
  text
    .replace(IGNORED, '')
    .replace(/\s\s+|[^\S ]/g, ' ')
    .trim()

/**
 * Texts that look the same fold to the same text, in any letter case: full-width letters and ligatures become
 * normal ones, an accent a part of its letter. The second lower case is for `℡`. `İ` becomes two letters.
 */
export const foldText = (text: string) =>
  visibleText(text)
    .toLowerCase()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    // At the end of a word, a lower Σ.
    .replace(/ς/g, 'σ')
    .replace(/’/g, "'")
