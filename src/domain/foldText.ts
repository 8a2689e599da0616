/** Invisible characters, except a joiner inside a word of the scripts from Arabic to Mongolian. */
const IGNORED = /\p{DI}(?<![\u0600-\u1AFF][\u200C\u200D](?=[\u0600-\u1AFF]))/gu

/** Removes the characters that keyboards and chat programs add. An empty text matches every job. */
export const visibleText = (text: string) =>
  text
    .replace(IGNORED, '')
    .replace(/\s\s+|[^\S ]/g, ' ')
    .trim()

/**
 * Accents of Latin, Greek and Cyrillic, Hebrew and Arabic vowel signs, tatweel. The marks of later scripts are vowels.
 * A lookahead of a range before a property is many times faster, here and in `DIGIT`.
 */
const MARK = /(?=[\u0300-\u06ED])\p{M}|\u0640/gu
const DIGIT = /(?=[^\0-\u065F])\p{Nd}/gu

/** Letters that Unicode does not decompose. */
// prettier-ignore
const SAME_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L', Ø: 'O', Đ: 'D', Æ: 'AE', Œ: 'OE', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه',
}

/** The digits of a script are ten characters in a row. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** The last consonants of a Hangul syllable, from U+11A8 on, as the first ones that the same keys type. */
const FINALS =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  )
// prettier-ignore
const VOWELS: Readonly<Record<string, string>> = {
  ᅪ: 'ᅩᅡ', ᅫ: 'ᅩᅢ', ᅬ: 'ᅩᅵ', ᅯ: 'ᅮᅥ', ᅰ: 'ᅮᅦ', ᅱ: 'ᅮᅵ', ᅴ: 'ᅳᅵ',
}

/** The keys that type Hangul: each start of a word that is being typed is a start of the word. */
const typedLetters = (hangul: string) =>
  hangul
    .normalize('NFD')
    .replace(/[\u11A8-\u11C2]/g, (final) => FINALS[final.charCodeAt(0) - 0x11a8] ?? '')
    .replace(/[ᅪ-ᅬᅯ-ᅱᅴ]/g, (vowel) => VOWELS[vowel] ?? '')

const katakana = (hiragana: string) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60)

/**
 * Texts that a reader calls the same fold to the same text (README.md). Lower case, then upper case, also
 * folds ß, ς and ı. One letter may become several.
 */
export const foldText = (text: string) =>
  visibleText(
    text
      // Unicode decomposes ´ into a space and an accent.
      .replace(/´/g, "'")
      .normalize('NFKD')
      .replace(/[`‘’‛′ʹʻʼʽ׳]/g, "'")
      .toLowerCase()
      .toUpperCase()
      .replace(MARK, '')
      // The two marks of Thai น้ำ, in the order of the keys.
      .replace(/(\u0E4D)([\u0E48-\u0E4B])/g, '$2$1'),
  )
    .replace(/[“”„‟״]/g, '"')
    .replace(/⁄/g, '/')
    .replace(/[־‐-―−〜~]/g, '-')
    .replace(/[ŁØĐÆŒٱىیکة]/g, (letter) => SAME_LETTERS[letter] ?? '')
    .replace(/[ぁ-ゖゝ]/g, katakana)
    .replace(DIGIT, westernDigit)
    .normalize('NFC')
    .replace(/[\u1100-\u11FF가-힣]+/g, typedLetters)
