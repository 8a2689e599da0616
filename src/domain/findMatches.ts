import { foldText } from './foldText'

/** Nothing or one letter, which nearly every word has: so many marks are slow to paint. One Han letter is a word. */
const TOO_SHORT = /^(?:(?!\p{sc=Han})\p{L})?$/u

/** A part of a text that can be folded alone: white space, or a letter with its marks and joined letters. */
const LETTER = /\s[\s\p{DI}]*|\S(?:[\p{M}\p{DI}\uFF9E\uFF9F]|(?<=[\u200C\u200D])\S)*/gu

const foldedLetters = new Map<string, string>()

function foldLetter(letter: string): string {
  // `foldText` trims.
  const folded = foldedLetters.get(letter) ?? foldText(`.${letter}.`).slice(1, -1)
  foldedLetters.set(letter, folded)
  return folded
}

/** Finds `search` in `text` as `matching.ts` compares them, in whole letters. */
export function findMatches(text: string, search: string) {
  const needle = foldText(search)
  if (TOO_SHORT.test(needle) || !foldText(text).includes(needle)) return []
  let haystack = ''
  /** The ends of the letter that each character of the folded text comes from. */
  const letters: { readonly start: number; readonly end: number }[] = []
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    haystack += foldLetter(letter)
    while (letters.length < haystack.length) letters.push({ start: index, end: index + letter.length })
  }
  const matches = []
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length))
    matches.push({ start: letters[at]?.start ?? 0, end: letters[at + needle.length - 1]?.end ?? 0 })
  return matches
}
