import { positionWords } from '#content/positionWords'
import { escapePattern } from './escapePattern'

const WORDS = Object.entries(positionWords)
  .filter(([english, word]) => english !== word)
  .map(
    ([english, word]) =>
      [RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'giu'), english] as const,
  )

/** A text of a position with the English words for those of the site's language, which the rules read. */
export const inEnglish = (text: string) =>
  WORDS.reduce((read, [word, english]) => read.replace(word, english), text)
