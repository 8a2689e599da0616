import type { ContentFolder } from './contentFolder'

/** What is no text but names a thing: an address, a number, a picture, a setting. */
const IS_NO_TEXT = /@|^\+?\d[\d -]*$|\.png$|^$/
const POSITIONS = /^jobs(?!ListText)/

/** Writes other words in place of each text of each page, none of them twice. */
export function replaceEveryText(content: ContentFolder): void {
  let count = 0
  for (const file of content.files()) {
    if (POSITIONS.test(file) || ['settings.ts', 'company.ts', 'catalog.ts'].includes(file)) continue
    content.replaceTexts(file, (old) => {
      count += 1
      return IS_NO_TEXT.test(old) ? null : `Other words, ${count} of them`
    })
  }
}
